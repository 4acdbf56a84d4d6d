import { requestPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { LocalizedMessage } from '#src/core/outbox.ts'
import type { Notice, LocalizedText } from '#src/modules/notifications/notifyUser.service.ts'

export function requestReceiptMessage(name: string, code: string, comment: string): LocalizedMessage {
  return {
    es: {
      subject: `Hemos recibido su solicitud ${code}`,
      text: `Hola, ${name}:\n\nHemos registrado su solicitud con el número ${code}. Le responderemos en dos días laborables.\n\nEsto es lo que nos ha escrito:\n\n${comment}`,
    },
    gl: {
      subject: `Recibimos a súa solicitude ${code}`,
      text: `Ola, ${name}:\n\nRexistramos a súa solicitude co número ${code}. Responderémoslle en dous días laborables.\n\nIsto é o que nos escribiu:\n\n${comment}`,
    },
    en: {
      subject: `We have received your request ${code}`,
      text: `Dear ${name},\n\nWe have registered your request under the number ${code}. We will answer within two working days.\n\nThis is what you wrote:\n\n${comment}`,
    },
  }
}

/** The comment of the utility after a first look at a request. */
export const answerComment: LocalizedText = {
  es: 'Hemos asignado su solicitud al equipo técnico de su zona, que ya la está estudiando. Si necesitamos algún dato más, se lo pediremos por aquí.',
  gl: 'Asignamos a súa solicitude ao equipo técnico da súa zona, que xa a está estudando. Se precisamos algún dato máis, pedirémosllo por aquí.',
  en: 'We have passed your request to the technical team of your area, which is looking into it. If we need anything else, we will ask you here.',
}

/** The comment of the utility when it closes a request. */
export const closingComment: LocalizedText = {
  es: 'Hemos terminado con su solicitud y la cerramos. Si no queda conforme, puede presentar otra e indicar este número.',
  gl: 'Rematamos coa súa solicitude e pechámola. Se non queda conforme, pode presentar outra e indicar este número.',
  en: 'We have finished dealing with your request and are closing it. If you are not satisfied, you can make another one and mention this number.',
}

export function requestAnsweredNotice(code: string): Notice {
  return {
    title: {
      es: 'Su solicitud tiene novedades',
      gl: 'A súa solicitude ten novidades',
      en: 'There is news about your request',
    },
    body: {
      es: `Hemos respondido a su solicitud ${code}. Puede leer la respuesta en el área de clientes.`,
      gl: `Respondemos á súa solicitude ${code}. Pode ler a resposta na área de clientes.`,
      en: `We have answered your request ${code}. You can read the answer in the customer area.`,
    },
    target: requestPath(code),
  }
}

export function requestClosedNotice(code: string): Notice {
  return {
    title: { es: 'Solicitud cerrada', gl: 'Solicitude pechada', en: 'Request closed' },
    body: {
      es: `Hemos cerrado su solicitud ${code}. Puede ver el resultado en el área de clientes.`,
      gl: `Pechamos a súa solicitude ${code}. Pode ver o resultado na área de clientes.`,
      en: `We have closed your request ${code}. You can see the outcome in the customer area.`,
    },
    target: requestPath(code),
  }
}
