import type { Messages } from '#src/locales/messages.type.ts'
import type { newPassword as spanish } from './es.ts'

export const newPassword: Messages<typeof spanish> = {
  label: 'Contrasinal novo',
  repeat: 'Repita o contrasinal',
  repeatHint: 'Escríbao outra vez. Neste campo non se pode pegar: así se descobren as erratas.',
  strength: 'Seguridade do contrasinal:',
  level: { low: 'baixa', medium: 'media', high: 'alta' },
  rulesTitle: 'O contrasinal debe cumprir estas condicións',
  rulesMet: 'Condicións cumpridas: {{met}} de {{total}}',
  ruleMet: 'Cúmprese:',
  rulePending: 'Aínda non se cumpre:',
  rules: {
    length: 'Entre {{min}} e {{max}} caracteres',
    digit: 'Un número, polo menos',
    uppercase: 'Unha letra maiúscula, polo menos',
    lowercase: 'Unha letra minúscula, polo menos',
    whitespace: 'Sen espazos',
    symbol: 'Como símbolos, só {{symbols}}',
    repeated: 'Sen o mesmo carácter tres veces seguidas (aaa)',
    run: 'Sen tres letras ou números consecutivos (abc, 123)',
    brand: 'Sen o nome da distribuidora',
    document: 'Sen os catro primeiros caracteres do seu documento nin os catro seguintes',
  },
  problem: {
    missing: 'Escriba un contrasinal.',
    rules: 'O contrasinal non cumpre todas as condicións. Revise a lista.',
    repeatMissing: 'Escriba o contrasinal outra vez.',
    different: 'Os dous contrasinais non son iguais.',
  },
}
