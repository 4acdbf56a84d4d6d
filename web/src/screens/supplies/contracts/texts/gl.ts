import type { Messages } from '#src/locales/messages.type.ts'
import type { contracts as spanish } from './es.ts'

export const contracts: Messages<typeof spanish> = {
  access: {
    contract: 'Contrato de acceso',
    document: 'Documento do titular',
    lead: 'O contrato de acceso á rede que está en vigor',
    masked: 'Só ve unha parte do documento, porque a subministración non é súa.',
    none: 'Non consta ningún contrato en vigor.',
    since: 'En vigor desde',
    title: 'Contrato en vigor',
  },
  failed: {
    history: 'Non puidemos ler toda a historia: falta unha parte.',
  },
  gone: {
    text: 'Pode que o seu titular retirase a delegación. Volva á súa lista de subministracións para ver as que ten agora.',
    title: 'Esta subministración xa non está entre as súas',
  },
  hidden: {
    text: 'Agora non se poden consultar aquí os contratos nin as potencias. Atoparaos na súa última factura, e a súa comercializadora pódellos dicir.',
    title: 'Os contratos non se poden consultar agora',
  },
  history: {
    header: 'Comercializadora ou potencia',
    lead: {
      both: 'Con que comercializadoras e con que potencia, desde que empezou o contrato',
      powers: 'Con que potencia, desde que empezou o contrato',
      retailers: 'Con que comercializadoras, desde que empezou o contrato',
    },
    none: 'Non consta ningunha historia desta subministración.',
    power: 'Potencia {{power}}',
    powers_one: '{{count}} potencia',
    powers_other: '{{count}} potencias',
    retailers_one: '{{count}} comercializadora',
    retailers_other: '{{count}} comercializadoras',
    sentence: 'Desde o {{date}} tivo {{what}}.',
    sentenceBoth: 'Desde o {{date}} tivo {{retailers}} e {{powers}}.',
    title: {
      both: 'Comercializadoras e potencias',
      powers: 'Potencias contratadas',
      retailers: 'Comercializadoras',
    },
  },
  sheet: {
    asked: 'En data {{date}}',
    copied: 'Ficha copiada. Péguea onde queira.',
    failed: 'Non puidemos compartir a ficha. Imprímaa ou inténteo de novo.',
    highest: 'Máxima demandada',
    highestAt: '{{power}} ({{moment}})',
    lead: 'O que precisa un instalador, nunha folla',
    noHighest: 'Sen medidas',
    share: 'Compartir',
    title: 'Ficha da subministración',
    unknown: 'Non se puido ler',
  },
}
