/** The texts of a supply's contracts, with their parties and start dates, and of a sheet of its facts. */
export const contracts = {
  access: {
    contract: 'Contrato de acceso',
    document: 'Documento del titular',
    lead: 'El contrato de acceso a la red que está en vigor',
    masked: 'Solo ve una parte del documento, porque el suministro no es suyo.',
    none: 'No consta ningún contrato en vigor.',
    since: 'En vigor desde',
    title: 'Contrato en vigor',
  },
  failed: {
    history: 'No hemos podido leer toda la historia: falta una parte.',
  },
  gone: {
    text: 'Puede que su titular haya retirado la delegación. Vuelva a su lista de suministros para ver los que tiene ahora.',
    title: 'Este suministro ya no está entre los suyos',
  },
  hidden: {
    text: 'Ahora no se pueden consultar aquí los contratos ni las potencias. Los encontrará en su última factura, y su comercializadora puede decírselos.',
    title: 'Los contratos no se pueden consultar ahora',
  },
  history: {
    header: 'Comercializadora o potencia',
    lead: {
      both: 'Con qué comercializadoras y con qué potencia, desde que empezó el contrato',
      powers: 'Con qué potencia, desde que empezó el contrato',
      retailers: 'Con qué comercializadoras, desde que empezó el contrato',
    },
    none: 'No consta ninguna historia de este suministro.',
    power: 'Potencia {{power}}',
    powers_one: '{{count}} potencia',
    powers_many: '{{count}} potencias',
    powers_other: '{{count}} potencias',
    retailers_one: '{{count}} comercializadora',
    retailers_many: '{{count}} comercializadoras',
    retailers_other: '{{count}} comercializadoras',
    sentence: 'Desde el {{date}} ha tenido {{what}}.',
    sentenceBoth: 'Desde el {{date}} ha tenido {{retailers}} y {{powers}}.',
    title: {
      both: 'Comercializadoras y potencias',
      powers: 'Potencias contratadas',
      retailers: 'Comercializadoras',
    },
  },
  sheet: {
    asked: 'A {{date}}',
    copied: 'Ficha copiada. Péguela donde quiera.',
    failed: 'No hemos podido compartir la ficha. Imprímala o inténtelo de nuevo.',
    highest: 'Máxima demandada',
    highestAt: '{{power}} ({{moment}})',
    lead: 'Lo que necesita un instalador, en una hoja',
    noHighest: 'Sin medidas',
    share: 'Compartir',
    title: 'Ficha del suministro',
    unknown: 'No se ha podido leer',
  },
} as const
