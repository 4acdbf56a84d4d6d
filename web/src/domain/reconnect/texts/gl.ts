import type { Messages } from '#src/locales/messages.type.ts'
import type { reconnect as spanish } from './es.ts'

export const reconnect: Messages<typeof spanish> = {
  aloud: 'Lea estas frases a quen chama.',
  ask: 'Reconectar agora',
  askState: 'Comprobar como está',
  byHand: {
    label: 'Se prefire facelo á man',
    lower: 'Baixe o interruptor xeral do seu cadro eléctrico.',
    wait: 'Agarde entre 5 e 20 segundos.',
    raise: 'Volva subilo. O contador pecha o seu interruptor por si só.',
  },
  call: 'Chámenos ao {{phone}}',
  callBill: 'Chame ao teléfono de avarías que figura na súa factura.',
  closed: {
    title: 'Volve ter luz',
    text: 'O contador pechou o seu interruptor. Acenda os aparellos dun en un.',
    why: 'Por que saltou? Case sempre, por usar á vez máis potencia da contratada.',
    now: 'Ver canta potencia usa agora',
    power: 'Ver a súa potencia máxima',
  },
  explain: {
    text: 'O interruptor do seu contador saltou e deixou sen luz {{place}}. Podemos pechalo a distancia: tarda uns 15 segundos.',
    check: 'Antes, confirme que:',
    off: 'O forno, as estufas e a vitrocerámica están apagados',
    clear: 'Ninguén está a tocar o cadro eléctrico',
    dry: 'Non hai auga preto do cadro e ten as mans secas',
    missing: 'Falta confirmar: {{what}}',
  },
  notNeeded: {
    title: 'Non cómpre reconectar',
    text: 'O interruptor do seu contador está pechado. Se non ten luz, mire o seu cadro eléctrico.',
  },
  outage: {
    title: 'Agora non se pode reconectar',
    text: 'Hai un corte de luz e o contador non responde. Cando volva a luz, poderá reconectalo se cómpre.',
  },
  silent: {
    title: 'Non sabemos se a orde chegou',
    text: 'Non recibimos resposta. Antes de repetila, pregunte como está o contador.',
  },
  stillTripped: {
    title: 'O interruptor non se pechou',
    text: 'Pasou un minuto e o seu contador segue sen dar luz. Pode haber unha avaría na súa instalación.',
  },
  title: 'Reconectar a subministración',
  tooSoon: {
    title: 'Xa o pediu hai un momento',
    text: 'Repetilo antes dun minuto non cambia nada. Poderá pedilo outra vez cando remate a conta atrás.',
  },
  waiting: {
    title: 'Pechando o interruptor',
    text: 'Adoita tardar uns 15 segundos. Dicímosllo aquí en canto o seu contador responda; pode pechar esta xanela.',
  },
}
