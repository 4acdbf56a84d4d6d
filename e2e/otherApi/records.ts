import { people, type Person } from './people.ts'

// The data of the other API, in the form of its answers.

const STREETS = ['Camiño da Feira, 8', 'Rúa do Peirao, 31', 'Lugar de Outeiro, 4']

export function userOf({ id, document, name, surname, email, phone, hasSecondFactor }: Person) {
  return {
    userId: id,
    documentNumber: document,
    documentType: 'NIF',
    name,
    surName: surname,
    email,
    phone,
    language: 'gl',
    roles: 'US_USER,US_SUPPLYPOINT_CLIENT',
    gdprAccepted: '1',
    mfaEnabled: hasSecondFactor ? 'S' : 'N',
    mfaChanel: 'sms',
    mfaPhone: hasSecondFactor ? phone : '',
    mfaMandatory: 'N',
    tipoCanal: 'email',
    destinatario: email,
    franjaInicio: '08:30',
    franjaFin: '20:30',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '13:00',
    pushNotices: 'N',
  }
}

/** The supplies of a person: the first with all that this API knows, the others with no more than it must tell. */
export function suppliesOf({ cups }: Person) {
  return cups.map((each, index) => ({
    cups: each,
    idAddress: each.slice(-6, -2),
    address: addressOf(each),
    isGenerator: '0',
    isSelfConsumption: null,
    ...(index === 0
      ? {
          meterId: `M${each.slice(-9, -2)}`,
          tariff: '2.0TD',
          contractedPower: [3450, 3450],
          lastDataDate: '2026-05-11',
          name: `Casa ${each.slice(-4, -2)}`,
          icon: 'home',
        }
      : {
          power1: '3,45',
          power2: '3,45',
          measurementEquipments: { meters: { item: { meter: `M${each.slice(-9, -2)}` } } },
        }),
  }))
}

function addressOf(cups: string) {
  const all = people.flatMap((person) => person.cups)
  return { street: STREETS[all.indexOf(cups)] ?? '', town: 'Betanzos', province: 'A Coruña', zipCode: '15300' }
}

export function billsOf({ document, cups }: Person) {
  return cups.flatMap((each) =>
    [4, 3, 2].map((month) => ({
      number: `R26${month}-${each.slice(-7, -2)}`,
      cups: each,
      documentNumber: document,
      startDate: `2026-0${month}-01`,
      endDate: `2026-0${month}-28`,
      issueDate: `2026-0${month + 1}-04`,
      dueDate: `2026-0${month + 1}-24`,
      status: month === 4 ? 'PENDING' : 'PAID',
      paymentDate: month === 4 ? null : `2026-0${month + 1}-20`,
      isDirectDebit: '0',
      consumption: 180 + month,
      concepts: [
        { concept: 'METER_RENTAL', period: null, quantity: 28, unit: 'day', days: null, price: 0.03, amountCents: 84 },
        { concept: 'VAT', period: null, quantity: 0.84, unit: 'EUR', days: null, price: 21, amountCents: 18 },
      ],
      baseCents: 84,
      vatCents: 18,
      totalCents: 102,
    })),
  )
}

export function contractsOf({ document, name, surname }: Person, cups: string) {
  return [
    {
      contractId: `C${cups.slice(-7, -2)}`,
      cups,
      documentNumber: document,
      holderName: `${name} ${surname}`,
      tariff: '2.0TD',
      contractedPower: [3450, 3450],
      retailer: 'Luz do Eume, S. L.',
      startDate: '2019-11-04',
      endDate: null,
    },
  ]
}

export function readingsOf(cups: string) {
  return [4, 3, 2].map((month) => ({
    meterId: `M${cups.slice(-9, -2)}`,
    readingDate: `2026-0${month}-28`,
    readingTypeId: '01',
    origin: 'I',
    registers: [{ period: 1, value: 900 + month, consumption: 60 }],
  }))
}

export function requestsOf({ id, cups }: Person) {
  return [
    { subject: 'A luz vai e vén', status: 'EN CURSO', createDate: '02/05/2026' },
    { subject: 'Revisión dunha lectura', status: 'CERRADA', createDate: '11/02/2026', closingDate: '20/02/2026' },
  ].map((each, nth) => ({
    codSR: `P${id}-${nth + 1}`,
    tipology: 'Calidade do servizo',
    subtipology: 'Tensión',
    cups: cups[0],
    indRead: 1,
    ...each,
  }))
}

export function noticesOf({ id }: Person) {
  return ['Aviso de corte', 'Nova lectura'].map((title, nth) => ({
    notification_id: `${id}${nth}`,
    user_id: String(id),
    title,
    body: 'Pode velo no seu suministro.',
    date: `2026-05-0${9 - nth}T07:30:00.000Z`,
    ind_read: String(nth),
    target: '/supplies',
  }))
}

export function alertsOf({ document, email, cups }: Person) {
  return cups.map((each) => ({
    docId: document,
    tipoAlerta: 'supplycutoff',
    alertType: 'supplycutoff',
    tipoEntidad: 'supply',
    idEntidad: each,
    tipoCanal: 'email',
    activo: 'S',
    destinatario: email,
    franjaInicio: '08:30',
    franjaFin: '20:30',
    franjaInicioEspecial: '10:00',
    franjaFinEspecial: '13:00',
    fechaBaja: null,
  }))
}

export function delegationsOf({ id, document, name, surname, cups: [cups = ''] }: Person) {
  return [
    {
      delegationId: `D${id}`,
      cups,
      address: addressOf(cups),
      startDate: '01/03/2026',
      endDate: '01/03/2027',
      delegate: { userId: 9001, documentNumber: '33333333P', name: 'Alba Rial', role: 'US_CONSULTANT' },
      holder: { userId: id, documentNumber: document, name: `${name} ${surname}` },
      checked: true,
      status: 'C',
      userDocument: document,
      adminDocument: '33333333P',
      type: 'US_CONSULTANT',
      isAsoc: '0',
    },
  ]
}

export const delegates = [
  {
    userId: 9001,
    documentNumber: '33333333P',
    name: 'Alba',
    surName: 'Rial Cea',
    email: 'alba.rial@exemplo.gal',
    phone: '655120300',
    role: 'US_CONSULTANT',
    supplies: 1,
  },
]

export const masters = [
  { master: 'POPUP_LOGIN', language: 'ES', key: 'ACTIVO', value: 'N' },
  { master: 'POPUP_LOGIN', language: 'ES', key: 'MENSAJE_POPUP_1', value: 'Traballos na rede.' },
]

export const typologies = [
  {
    tipology: '0820',
    description: 'Calidade do servizo',
    subtypologies: [{ subtipology: '0820A01', description: 'Tensión' }],
  },
]

export const outages = [
  {
    codIncidence: 'AV-771',
    tipo: 'PROGRAMADA',
    estado: 'PREVISTA',
    causa: 'Cambio dun transformador',
    fechaInicio: '21/05/2026 09:00:00',
    fechaFin: '21/05/2026 12:00:00',
    fechaCambio: '11/05/2026 08:00:00',
    estimates: [{ at: '11/05/2026 08:00:00', until: '21/05/2026 12:00:00' }],
    afectados: 42,
  },
]
