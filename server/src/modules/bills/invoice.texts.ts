import type { BillConcept } from '@acometida/api-spec/generated/operations'
import type { Language } from '#src/core/outbox.ts'

export interface InvoiceTexts {
  readonly title: string
  readonly number: string
  readonly issued: string
  readonly holder: string
  readonly document: string
  readonly supply: string
  readonly address: string
  readonly tariff: string
  readonly contractedPower: string
  readonly meter: string
  readonly period: string
  readonly periodOf: (from: string, to: string, days: string) => string
  readonly total: string
  readonly payment: (directDebit: boolean, due: string) => string
  readonly concepts: Readonly<Record<BillConcept['concept'], string>>
  readonly columns: readonly [concept: string, period: string, quantity: string, price: string, amount: string]
  readonly base: string
  readonly consumption: string
  readonly chart: (kwh: string) => string
  readonly days: (count: number) => string
  readonly each: (unit: BillConcept['unit'], daily: boolean) => string
  readonly seal: (code: string) => string
  readonly legal: readonly string[]
}

/** The words of an invoice in each language. */
export const invoiceTexts: Readonly<Record<Language, InvoiceTexts>> = {
  es: {
    title: 'Factura de acceso a la red',
    number: 'Factura n.º',
    issued: 'Fecha de emisión',
    holder: 'Titular',
    document: 'Documento',
    supply: 'CUPS',
    address: 'Dirección',
    tariff: 'Peaje de acceso',
    contractedPower: 'Potencia contratada',
    meter: 'Contador',
    period: 'Periodo facturado',
    periodOf: (from, to, days) => `Del ${from} al ${to} (${days})`,
    total: 'Total a pagar',
    payment: (directDebit, due) =>
      directDebit ? `Se cargará en su cuenta el ${due}.` : `Puede pagarla hasta el ${due}.`,
    concepts: {
      POWER_TERM: 'Término de potencia',
      EXCESS_POWER: 'Excesos de potencia',
      ENERGY_TERM: 'Término de energía',
      REACTIVE_ENERGY: 'Energía reactiva',
      ELECTRICITY_TAX: 'Impuesto especial sobre la electricidad',
      METER_RENTAL: 'Alquiler del equipo de medida',
      VAT: 'IVA',
    },
    columns: ['Concepto', 'Periodo', 'Cantidad', 'Precio', 'Importe'],
    base: 'Base imponible',
    consumption: 'Su consumo por periodos',
    chart: (kwh) => `Energía consumida en el periodo: ${kwh} kWh`,
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    each: (unit, daily) => `€/${unit === 'day' ? 'día' : unit}${daily ? ' y día' : ''}`,
    seal: (code) => `Copia con sello digital. Código de verificación: ${code}`,
    legal: [
      'Peajes y cargos según la Circular 3/2020 de la CNMC y el Real Decreto 148/2021. Impuesto especial sobre la electricidad según la Ley 38/1992.',
      'Puede reclamar en el área de clientes o en el teléfono gratuito de la distribuidora. Si no está de acuerdo con la respuesta, puede acudir al organismo de consumo de su comunidad autónoma.',
    ],
  },
  gl: {
    title: 'Factura de acceso á rede',
    number: 'Factura n.º',
    issued: 'Data de emisión',
    holder: 'Titular',
    document: 'Documento',
    supply: 'CUPS',
    address: 'Enderezo',
    tariff: 'Peaxe de acceso',
    contractedPower: 'Potencia contratada',
    meter: 'Contador',
    period: 'Período facturado',
    periodOf: (from, to, days) => `Do ${from} ao ${to} (${days})`,
    total: 'Total a pagar',
    payment: (directDebit, due) => (directDebit ? `Cargarase na súa conta o ${due}.` : `Pode pagala ata o ${due}.`),
    concepts: {
      POWER_TERM: 'Termo de potencia',
      EXCESS_POWER: 'Excesos de potencia',
      ENERGY_TERM: 'Termo de enerxía',
      REACTIVE_ENERGY: 'Enerxía reactiva',
      ELECTRICITY_TAX: 'Imposto especial sobre a electricidade',
      METER_RENTAL: 'Alugueiro do equipo de medida',
      VAT: 'IVE',
    },
    columns: ['Concepto', 'Período', 'Cantidade', 'Prezo', 'Importe'],
    base: 'Base impoñible',
    consumption: 'O seu consumo por períodos',
    chart: (kwh) => `Enerxía consumida no período: ${kwh} kWh`,
    days: (count) => (count === 1 ? '1 día' : `${count} días`),
    each: (unit, daily) => `€/${unit === 'day' ? 'día' : unit}${daily ? ' e día' : ''}`,
    seal: (code) => `Copia con selo dixital. Código de verificación: ${code}`,
    legal: [
      'Peaxes e cargos segundo a Circular 3/2020 da CNMC e o Real decreto 148/2021. Imposto especial sobre a electricidade segundo a Lei 38/1992.',
      'Pode reclamar na área de clientes ou no teléfono gratuíto da distribuidora. Se non está de acordo coa resposta, pode acudir ao organismo de consumo da súa comunidade autónoma.',
    ],
  },
  en: {
    title: 'Grid access bill',
    number: 'Bill no.',
    issued: 'Date of issue',
    holder: 'Holder',
    document: 'Document',
    supply: 'CUPS',
    address: 'Address',
    tariff: 'Access tariff',
    contractedPower: 'Contracted power',
    meter: 'Meter',
    period: 'Billing period',
    periodOf: (from, to, days) => `${from} to ${to} (${days})`,
    total: 'Total to pay',
    payment: (directDebit, due) =>
      directDebit ? `It will be charged to your account on ${due}.` : `You can pay it until ${due}.`,
    concepts: {
      POWER_TERM: 'Power term',
      EXCESS_POWER: 'Excess power',
      ENERGY_TERM: 'Energy term',
      REACTIVE_ENERGY: 'Reactive energy',
      ELECTRICITY_TAX: 'Special tax on electricity',
      METER_RENTAL: 'Meter rental',
      VAT: 'VAT',
    },
    columns: ['Concept', 'Period', 'Quantity', 'Price', 'Amount'],
    base: 'Taxable base',
    consumption: 'Your consumption by period',
    chart: (kwh) => `Energy consumed in the period: ${kwh} kWh`,
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    each: (unit, daily) => `€/${unit}${daily ? ' and day' : ''}`,
    seal: (code) => `Copy with digital seal. Verification code: ${code}`,
    legal: [
      'Tolls and charges under Circular 3/2020 of the CNMC and Royal Decree 148/2021. Special tax on electricity under Law 38/1992.',
      'You can complain in the customer area or on the free telephone of the distributor. If you do not agree with the answer, you can turn to the consumer office of your region.',
    ],
  },
}
