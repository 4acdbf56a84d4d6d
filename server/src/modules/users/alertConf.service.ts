import type { AlertConf } from '@acometida/api-spec/generated/operations'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { startsBeforeEnd } from '@acometida/api-spec/rules/time/startsBeforeEnd'
import { eq } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { withSubjects, fail, invalid, ok, type Refused } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { user } from '#src/db/schema.ts'
import { emailLimits } from '#src/modules/people/emailProblem.service.ts'
import { userById } from '#src/modules/people/findUser.service.ts'
import { profileOf } from './profile.service.ts'

/** Sets how and when the caller receives notices of supply cut-offs. Another user is answered like a missing one. */
export function updateAlertConf(ctx: AuthorizedContext, id: number, conf: AlertConf): ResultOf<'updateAlertConf'> {
  const { caller } = ctx
  const refusal = refusalOf(ctx, conf)
  if (refusal) return refusal
  return transact(ctx, (tx): ResultOf<'updateAlertConf'> => {
    const who = id === caller.userId ? userById(tx.db, id) : undefined
    if (!who) return fail('2015')
    const own = conf.tipoCanal === 'sms' ? who.phone : who.email
    const [changed] = tx.db
      .update(user)
      .set({
        alertChannel: conf.tipoCanal,
        alertRecipient: conf.destinatario === own ? null : conf.destinatario,
        alertFrom: conf.franjaInicio,
        alertTo: conf.franjaFin,
        alertFromSpecial: conf.franjaInicioEspecial,
        alertToSpecial: conf.franjaFinEspecial,
      })
      .where(eq(user.id, id))
      .returning()
      .all()
    const { alertChannel, alertFrom, alertTo, alertFromSpecial, alertToSpecial } = who
    const before = { alertChannel, alertFrom, alertTo, alertFromSpecial, alertToSpecial }
    return changed ? withSubjects([id], ok({ user: profileOf(tx, changed) }), before) : fail('2015')
  })
}

function refusalOf(ctx: AuthorizedContext, conf: AlertConf): Refused | null {
  const { tipoCanal, destinatario } = conf
  if (tipoCanal === 'sms' && !isRealPhone(destinatario))
    return invalid('body/destinatario', 'must be a phone that receives SMS, nine digits that start with 6 or 7')
  if (tipoCanal === 'email' && !isEmail(destinatario, emailLimits(ctx)))
    return invalid('body/destinatario', 'must be an e-mail address such as lucia@correo.gal')
  if (!startsBeforeEnd(conf.franjaInicio, conf.franjaFin))
    return invalid('body/franjaFin', 'must be later than franjaInicio')
  if (!startsBeforeEnd(conf.franjaInicioEspecial, conf.franjaFinEspecial))
    return invalid('body/franjaFinEspecial', 'must be later than franjaInicioEspecial')
  return null
}
