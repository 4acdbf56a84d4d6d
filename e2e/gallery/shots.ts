import { documentAndBillShots } from './dossiers/documentAndBillShots.ts'
import { dossierShots } from './dossiers/dossierShots.ts'
import { newDossierShots } from './dossiers/newDossierShots.ts'
import { customerShots } from './people/customerShots.ts'
import { delegationShots } from './people/delegationShots.ts'
import { failuresShots } from './people/failuresShots.ts'
import { generalShots } from './people/generalShots.ts'
import { mobileShots } from './people/mobileShots.ts'
import { staffShots } from './people/staffShots.ts'
import { visitorShots } from './people/visitorShots.ts'
import type { Shot } from './shot.ts'
import { alertsShots } from './supplies/alertsShots.ts'
import { billsShots } from './supplies/billsShots.ts'
import { meterShots } from './supplies/meterShots.ts'
import { outagesShots } from './supplies/outagesShots.ts'
import { suppliesShots } from './supplies/suppliesShots.ts'
import { supplyShots } from './supplies/supplyShots.ts'

/** The states of screens that need more than their address. A screen without any here is shown as it opens. */
export const shots: readonly Shot[] = [
  ...visitorShots,
  ...suppliesShots,
  ...supplyShots,
  ...staffShots,
  ...failuresShots,
  ...documentAndBillShots,
  ...newDossierShots,
  ...customerShots,
  ...dossierShots,
  ...meterShots,
  ...outagesShots,
  ...billsShots,
  ...delegationShots,
  ...alertsShots,
  ...mobileShots,
  ...generalShots,
]
