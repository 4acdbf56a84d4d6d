import { panelOf } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { type DossierStatus, dossierStatuses as s } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import type { Language } from '#src/core/outbox.ts'
import type { dossier } from '#src/db/schema.ts'
import { money } from '#src/modules/bills/numbers.format.ts'
import { budgetOf } from '#src/modules/grid/charge.rules.ts'
import type { Notice, LocalizedText } from '#src/modules/notifications/notifyUser.service.ts'
import { placeOf } from './place.rules.ts'
import { lastDayOfStatus } from './statusTerms.rules.ts'

/** A dossier and its new status. */
export interface StatusChange extends Pick<typeof dossier.$inferSelect, 'code' | 'form' | 'status'> {
  /** When it entered the status, milliseconds since 1970. */
  readonly at: number
}

/** The notice of a dossier's new status; null for a draft, which needs none. */
export function dossierNotice({ code, form, status, at }: StatusChange): Notice | null {
  const text = texts[status]
  if (text === undefined) return null
  const last = lastDayOfStatus(status, at, form)
  const place = placeOf(form)
  const until = last === null ? '' : spanishDate(last)
  const fill = (language: Language, template: string) =>
    template
      .replaceAll('{code}', place === null ? code : `${code} (${place})`)
      .replaceAll('{until}', until)
      .replaceAll('{amount}', money(budgetOf(form).totalCents, language))
  return {
    title: text.title,
    body: { es: fill('es', text.body.es), gl: fill('gl', text.body.gl), en: fill('en', text.body.en) },
    target: provisionPath(code, panelOf(status)),
  }
}

const texts: Partial<Readonly<Record<DossierStatus, { readonly title: LocalizedText; readonly body: LocalizedText }>>> =
  {
    [s.pendingReview]: {
      title: {
        es: 'Hemos recibido su solicitud',
        gl: 'Recibimos a súa solicitude',
        en: 'We have received your application',
      },
      body: {
        es: 'La solicitud del expediente {code} está completa y la estamos revisando. Le responderemos a más tardar el {until}.',
        gl: 'A solicitude do expediente {code} está completa e estámola a revisar. Responderémoslle como moi tarde o {until}.',
        en: 'Your application {code} is complete and under review. We will answer by {until}.',
      },
    },
    [s.pendingDocumentation]: {
      title: { es: 'Falta documentación', gl: 'Falta documentación', en: 'Documents are missing' },
      body: {
        es: 'Para revisar el expediente {code} nos falta documentación. Puede entregarla hasta el {until}; después la solicitud no se admitirá.',
        gl: 'Para revisar o expediente {code} fáltanos documentación. Pode entregala ata o {until}; despois a solicitude non se admitirá.',
        en: 'To review your application {code} we need more documents. You can deliver them until {until}; after that we cannot accept it.',
      },
    },
    [s.pendingCorrection]: {
      title: {
        es: 'Su solicitud necesita una corrección',
        gl: 'A súa solicitude precisa unha corrección',
        en: 'Your application needs a correction',
      },
      body: {
        es: 'El lugar indicado en el expediente {code} no está en nuestra zona de red. Revise las coordenadas y responda antes de que acabe el {until}.',
        gl: 'O lugar indicado no expediente {code} non está na nosa zona de rede. Revise as coordenadas e responda antes de que remate o {until}.',
        en: 'The location given in your application {code} is not in our network area. Please check the coordinates and answer by the end of {until}.',
      },
    },
    [s.inadmissible]: {
      title: { es: 'Solicitud no admitida', gl: 'Solicitude non admitida', en: 'Application not accepted' },
      body: {
        es: 'No hemos podido admitir el expediente {code}: el lugar no está en nuestra zona de red o no recibimos a tiempo lo que faltaba. Puede presentar una solicitud nueva.',
        gl: 'Non puidemos admitir o expediente {code}: o lugar non está na nosa zona de rede ou non recibimos a tempo o que faltaba. Pode presentar unha solicitude nova.',
        en: 'We could not accept your application {code}: the place is outside our network area, or what was missing did not arrive in time. You can apply again.',
      },
    },
    [s.annulled]: {
      title: { es: 'Borrador anulado', gl: 'Borrador anulado', en: 'Draft lapsed' },
      body: {
        es: 'El expediente {code} no se envió en plazo y se ha anulado.',
        gl: 'O expediente {code} non se enviou en prazo e anulouse.',
        en: 'Your application {code} was not sent in time and has lapsed.',
      },
    },
    [s.valid]: {
      title: { es: 'Solicitud admitida', gl: 'Solicitude admitida', en: 'Application accepted' },
      body: {
        es: 'Hemos admitido el expediente {code}. Iniciaremos el estudio técnico a más tardar el {until}.',
        gl: 'Admitimos o expediente {code}. Iniciaremos o estudo técnico como moi tarde o {until}.',
        en: 'We have accepted your application {code}. The technical study will begin by {until}.',
      },
    },
    [s.open]: {
      title: { es: 'Estudio técnico en marcha', gl: 'Estudo técnico en marcha', en: 'Technical study under way' },
      body: {
        es: 'Estamos estudiando la conexión del expediente {code}. Tendrá las condiciones técnicas y el presupuesto a más tardar el {until}.',
        gl: 'Estamos a estudar a conexión do expediente {code}. Terá as condicións técnicas e o orzamento como moi tarde o {until}.',
        en: 'We are studying the connection of your application {code}. You will have the technical conditions and the quote by {until}.',
      },
    },
    [s.denied]: {
      title: { es: 'Conexión denegada', gl: 'Conexión denegada', en: 'Connection turned down' },
      body: {
        es: 'La red de baja tensión no admite la potencia pedida en el expediente {code}. Puede pedir menos potencia o una conexión en media tensión.',
        gl: 'A rede de baixa tensión non admite a potencia pedida no expediente {code}. Pode pedir menos potencia ou unha conexión en media tensión.',
        en: 'The low-voltage network cannot take the power requested in your application {code}. You can ask for less power or for a medium-voltage connection.',
      },
    },
    [s.quoted]: {
      title: { es: 'Ya tiene su presupuesto', gl: 'Xa ten o seu orzamento', en: 'Your quote is ready' },
      body: {
        es: 'El presupuesto del expediente {code} es de {amount}, IVA incluido. Puede aceptarlo hasta el {until}; si no responde, el expediente quedará fuera de plazo.',
        gl: 'O orzamento do expediente {code} é de {amount}, IVE incluído. Pode aceptalo ata o {until}; se non responde, o expediente quedará fóra de prazo.',
        en: 'The quote for your application {code} is {amount}, VAT included. You can accept it until {until}; if you do not answer, the application expires.',
      },
    },
    [s.valued]: {
      title: { es: 'Presupuesto aceptado', gl: 'Orzamento aceptado', en: 'Quote accepted' },
      body: {
        es: 'Ha aceptado el presupuesto del expediente {code}. Puede pagar {amount} hasta el {until}.',
        gl: 'Aceptou o orzamento do expediente {code}. Pode pagar {amount} ata o {until}.',
        en: 'You have accepted the quote for your application {code}. You can pay {amount} until {until}.',
      },
    },
    [s.charged]: {
      title: { es: 'Pago recibido', gl: 'Pagamento recibido', en: 'Payment received' },
      body: {
        es: 'Hemos recibido {amount} por el expediente {code}. Las obras empezarán a más tardar el {until}.',
        gl: 'Recibimos {amount} polo expediente {code}. As obras empezarán como moi tarde o {until}.',
        en: 'We have received {amount} for your application {code}. The works will begin by {until}.',
      },
    },
    [s.inExecution]: {
      title: { es: 'Obras en ejecución', gl: 'Obras en execución', en: 'Works under way' },
      body: {
        es: 'Las obras del expediente {code} están en marcha. Terminarán a más tardar el {until}.',
        gl: 'As obras do expediente {code} están en marcha. Rematarán como moi tarde o {until}.',
        en: 'The works of your application {code} are under way. They will be finished by {until}.',
      },
    },
    [s.inService]: {
      title: { es: 'Conexión en servicio', gl: 'Conexión en servizo', en: 'Connection in service' },
      body: {
        es: 'La conexión del expediente {code} está en servicio. Instalaremos el contador a más tardar el {until}.',
        gl: 'A conexión do expediente {code} está en servizo. Instalaremos o contador como moi tarde o {until}.',
        en: 'The connection of your application {code} is in service. We will install the meter by {until}.',
      },
    },
    [s.closed]: {
      title: { es: 'Expediente cerrado', gl: 'Expediente pechado', en: 'Application closed' },
      body: {
        es: 'El expediente {code} ha terminado: la conexión y el contador están listos.',
        gl: 'O expediente {code} rematou: a conexión e o contador están listos.',
        en: 'Your application {code} is finished: the connection and the meter are ready.',
      },
    },
    [s.outOfTime]: {
      title: { es: 'Expediente fuera de plazo', gl: 'Expediente fóra de prazo', en: 'Application expired' },
      body: {
        es: 'El plazo para aceptar o pagar el presupuesto del expediente {code} ha terminado. Puede presentar una solicitud nueva.',
        gl: 'O prazo para aceptar ou pagar o orzamento do expediente {code} rematou. Pode presentar unha solicitude nova.',
        en: 'The time to accept or pay the quote for your application {code} is over. You can apply again.',
      },
    },
    [s.cancelled]: {
      title: { es: 'Expediente cancelado', gl: 'Expediente cancelado', en: 'Application cancelled' },
      body: {
        es: 'El expediente {code} se ha cancelado como ha pedido. No tiene que hacer nada más.',
        gl: 'O expediente {code} cancelouse como pediu. Non ten que facer nada máis.',
        en: 'Your application {code} has been cancelled as you asked. There is nothing else to do.',
      },
    },
  }
