export const maxPower = {
  advice: {
    keep: 'La que tiene es la que necesita.',
    lead: 'Según los {{months}} meses medidos.',
    lower: 'Le bastaría con {{power}}.',
    noPrices: 'Todavía no hay una factura de la que tomar los precios: le decimos la potencia, sin los euros.',
    noSaving: 'Con los precios de su última factura, ninguna otra combinación le costaría menos.',
    nothingToAsk: 'Ha elegido las potencias que ya tiene: no hay nada que pedir.',
    perKw: 'Cada kW cuesta aquí {{euros}} al año en peajes y cargos, impuestos incluidos.',
    pricesFailed: 'No hemos podido leer los precios de su última factura: le decimos la potencia, sin los euros.',
    reached_one: 'Tocó el límite {{count}} mes: no sabemos cuánta más habría usado, así que no aconsejamos bajarla.',
    reached_many: 'Tocó el límite {{count}} meses: no sabemos cuánta más habría usado, así que no aconsejamos bajarla.',
    reached_other:
      'Tocó el límite {{count}} meses: no sabemos cuánta más habría usado, así que no aconsejamos bajarla.',
    title: '¿Qué potencia le conviene?',
    tooFewMonths_zero:
      'Todavía no tenemos ningún mes completo. Con menos de doce no vemos todas las estaciones del año, así que no damos consejo.',
    tooFewMonths_one:
      'Solo tenemos {{count}} mes completo. Con menos de doce no vemos todas las estaciones del año, así que no damos consejo.',
    tooFewMonths_many:
      'Solo tenemos {{count}} meses completos. Con menos de doce no vemos todas las estaciones del año, así que no damos consejo.',
    tooFewMonths_other:
      'Solo tenemos {{count}} meses completos. Con menos de doce no vemos todas las estaciones del año, así que no damos consejo.',
    total:
      'Con las potencias propuestas, el término de potencia y los excesos pasarían de {{now}} a {{suggested}} al año: {{saved}} menos (orientativo).',
  },
  chart: {
    lead: 'La potencia media del cuarto de hora más alto de cada mes, frente a la contratada',
    open: 'Ver el día',
    title: 'Potencia máxima de cada mes',
  },
  csv: {
    at: 'Fecha y hora',
    file: 'potencia-maxima',
    maximum: 'Potencia máxima',
    reached: 'Alcanzó la contratada',
  },
  hero: 'Máximo que ha usado de su potencia contratada',
  heroSaving: 'Podría ahorrar al año (orientativo)',
  none: {
    text: 'Las medidas llegan con el primer mes de suministro. Si su contrato es reciente, vuelva dentro de unas semanas.',
    title: 'Todavía no hay potencia máxima medida',
  },
  notes: {
    car: 'Para cargar el coche de noche basta con subir la de valle, que vale de 0 a 8 h y los fines de semana y festivos: cada kW cuesta ahí {{valley}} al año, y en punta {{peak}}.',
    indicative:
      'Importes orientativos, con los precios y los impuestos de su última factura de acceso. Son peajes y cargos: no incluyen la energía ni los precios de su comercializadora.',
    once: 'La potencia se puede cambiar una vez cada doce meses. Bajarla cuesta unos 9,04 € más IVA; subirla, eso mismo y una cantidad por cada kW de más.',
    order:
      'En 3.0TD ninguna potencia puede ser menor que la del periodo anterior, y la de P6 ha de superar 15 kW. Tampoco proponemos ninguna que se superaría la mayoría de los meses.',
    retailer: 'El cambio lo tramita su comercializadora, no la distribuidora.',
  },
  option: {
    costs: 'cuesta {{euros}} más al año (orientativo)',
    current: 'La contratada',
    never: 'no la habría alcanzado en ninguno de {{months}} meses',
    saves: 'ahorra {{euros}} al año (orientativo)',
    tripped_one: 'la habría alcanzado {{count}} mes de {{months}}: puede saltar el interruptor',
    tripped_many: 'la habría alcanzado {{count}} meses de {{months}}: puede saltar el interruptor',
    tripped_other: 'la habría alcanzado {{count}} meses de {{months}}: puede saltar el interruptor',
    unknown: 'no podemos saber si bastaría',
  },
  partial: 'El mes de {{month}} va solo hasta el {{date}}.',
  periods: { peak: 'Punta (P1)', valley: 'Valle (P2)' },
  sentence: {
    atLimit_one: 'Tocó el límite de su potencia {{count}} mes de {{months}}.',
    atLimit_many: 'Tocó el límite de su potencia {{count}} meses de {{months}}.',
    atLimit_other: 'Tocó el límite de su potencia {{count}} meses de {{months}}.',
    both_one: 'Usa como mucho el {{peak}} de su potencia de punta y el {{valley}} de la de valle, en {{count}} mes.',
    both_many: 'Usa como mucho el {{peak}} de su potencia de punta y el {{valley}} de la de valle, en {{count}} meses.',
    both_other:
      'Usa como mucho el {{peak}} de su potencia de punta y el {{valley}} de la de valle, en {{count}} meses.',
    exceeded_one: 'Superó su potencia contratada {{count}} mes de {{months}}.',
    exceeded_many: 'Superó su potencia contratada {{count}} meses de {{months}}.',
    exceeded_other: 'Superó su potencia contratada {{count}} meses de {{months}}.',
    most: 'Usa como mucho el {{percent}} de su potencia contratada: en {{period}}, en {{month}}.',
  },
  sheet: {
    asks: 'Solicito cambiar la potencia contratada de este suministro:',
    date: 'Fecha',
    lead: 'Imprímala o guárdela en PDF y envíesela a su comercializadora: es quien tramita el cambio.',
    open: 'Preparar la hoja para su comercializadora',
    signature: 'Firma',
    title: 'Hoja para su comercializadora',
    wanted: 'Solicitada',
  },
  table: {
    caption: 'Potencias contratadas y propuestas por periodo',
    contracted: 'Contratada',
    highest: 'Máxima medida',
    suggested: 'Propuesta',
  },
  verdict: {
    atLimit: {
      tag: 'En el límite',
      text: 'Al llegar al límite el interruptor puede saltar, y lo que quería usar de más no queda medido.',
    },
    exceeded: { tag: 'Por encima', text: 'Lo que pasa de la potencia contratada se factura aparte, como exceso.' },
    fits: { tag: 'Ajustada', text: 'Su potencia se ajusta a lo que usa.' },
    oversized: { tag: 'Le sobra potencia', text: 'Paga todos los días por una potencia que no llega a usar.' },
  },
} as const
