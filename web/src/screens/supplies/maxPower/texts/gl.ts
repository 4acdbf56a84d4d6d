import type { Messages } from '#src/locales/messages.type.ts'
import type { maxPower as spanish } from './es.ts'

export const maxPower: Messages<typeof spanish> = {
  advice: {
    keep: 'A que ten é a que precisa.',
    lead: 'Segundo os {{months}} meses medidos.',
    lower: 'Abondaríalle con {{power}}.',
    noPrices: 'Aínda non hai unha factura da que tomar os prezos: dicímoslle a potencia, sen os euros.',
    noSaving: 'Cos prezos da súa última factura, ningunha outra combinación lle custaría menos.',
    nothingToAsk: 'Escolleu as potencias que xa ten: non hai nada que pedir.',
    perKw: 'Cada kW custa aquí {{euros}} ao ano en peaxes e cargos, impostos incluídos.',
    pricesFailed: 'Non puidemos ler os prezos da súa última factura: dicímoslle a potencia, sen os euros.',
    reached_one: 'Tocou o límite {{count}} mes: non sabemos canta máis usaría, así que non aconsellamos baixala.',
    reached_other: 'Tocou o límite {{count}} meses: non sabemos canta máis usaría, así que non aconsellamos baixala.',
    title: 'Que potencia lle convén?',
    tooFewMonths_zero:
      'Aínda non temos ningún mes completo. Con menos de doce non vemos todas as estacións do ano, así que non damos consello.',
    tooFewMonths_one:
      'Só temos {{count}} mes completo. Con menos de doce non vemos todas as estacións do ano, así que non damos consello.',
    tooFewMonths_other:
      'Só temos {{count}} meses completos. Con menos de doce non vemos todas as estacións do ano, así que non damos consello.',
    total:
      'Coas potencias propostas, o termo de potencia e os excesos pasarían de {{now}} a {{suggested}} ao ano: {{saved}} menos (orientativo).',
  },
  chart: {
    lead: 'A potencia media do cuarto de hora máis alto de cada mes, fronte á contratada',
    open: 'Ver o día',
    title: 'Potencia máxima de cada mes',
  },
  csv: {
    at: 'Data e hora',
    file: 'potencia-maxima',
    maximum: 'Potencia máxima',
    reached: 'Alcanzou a contratada',
  },
  hero: 'Máximo que usou da súa potencia contratada',
  heroSaving: 'Podería aforrar ao ano (orientativo)',
  none: {
    text: 'As medidas chegan co primeiro mes de subministración. Se o seu contrato é recente, volva dentro dunhas semanas.',
    title: 'Aínda non hai potencia máxima medida',
  },
  notes: {
    car: 'Para cargar o coche de noite abonda con subir a de val, que vale de 0 a 8 h e as fins de semana e os festivos: cada kW custa aí {{valley}} ao ano, e en punta {{peak}}.',
    indicative:
      'Importes orientativos, cos prezos e os impostos da súa última factura de acceso. Son peaxes e cargos: non inclúen a enerxía nin os prezos da súa comercializadora.',
    once: 'A potencia pódese cambiar unha vez cada doce meses. Baixala custa uns 9,04 € máis IVE; subila, iso mesmo e unha cantidade por cada kW de máis.',
    order:
      'En 3.0TD ningunha potencia pode ser menor ca a do período anterior, e a de P6 ha de superar 15 kW. Tampouco propoñemos ningunha que se superaría a maioría dos meses.',
    retailer: 'O cambio tramítao a súa comercializadora, non a distribuidora.',
  },
  option: {
    costs: 'custa {{euros}} máis ao ano (orientativo)',
    current: 'A contratada',
    never: 'non a alcanzaría en ningún de {{months}} meses',
    saves: 'aforra {{euros}} ao ano (orientativo)',
    tripped_one: 'alcanzaríaa {{count}} mes de {{months}}: pode saltar o interruptor',
    tripped_other: 'alcanzaríaa {{count}} meses de {{months}}: pode saltar o interruptor',
    unknown: 'non podemos saber se abondaría',
  },
  partial: 'O mes de {{month}} vai só ata o {{date}}.',
  periods: { peak: 'Punta (P1)', valley: 'Val (P2)' },
  sentence: {
    atLimit_one: 'Tocou o límite da súa potencia {{count}} mes de {{months}}.',
    atLimit_other: 'Tocou o límite da súa potencia {{count}} meses de {{months}}.',
    both_one: 'Usa como moito o {{peak}} da súa potencia de punta e o {{valley}} da de val, en {{count}} mes.',
    both_other: 'Usa como moito o {{peak}} da súa potencia de punta e o {{valley}} da de val, en {{count}} meses.',
    exceeded_one: 'Superou a súa potencia contratada {{count}} mes de {{months}}.',
    exceeded_other: 'Superou a súa potencia contratada {{count}} meses de {{months}}.',
    most: 'Usa como moito o {{percent}} da súa potencia contratada: en {{period}}, en {{month}}.',
  },
  sheet: {
    asks: 'Solicito cambiar a potencia contratada desta subministración:',
    date: 'Data',
    lead: 'Imprímaa ou gárdea en PDF e envíella á súa comercializadora: é quen tramita o cambio.',
    open: 'Preparar a folla para a súa comercializadora',
    signature: 'Sinatura',
    title: 'Folla para a súa comercializadora',
    wanted: 'Solicitada',
  },
  table: {
    caption: 'Potencias contratadas e propostas por período',
    contracted: 'Contratada',
    highest: 'Máxima medida',
    suggested: 'Proposta',
  },
  verdict: {
    atLimit: {
      tag: 'No límite',
      text: 'Ao chegar ao límite o interruptor pode saltar, e o que quería usar de máis non queda medido.',
    },
    exceeded: { tag: 'Por riba', text: 'O que pasa da potencia contratada factúrase á parte, como exceso.' },
    fits: { tag: 'Axustada', text: 'A súa potencia axústase ao que usa.' },
    oversized: { tag: 'Sóbralle potencia', text: 'Paga todos os días por unha potencia que non chega a usar.' },
  },
}
