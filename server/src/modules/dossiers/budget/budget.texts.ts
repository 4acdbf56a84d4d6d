import type { DossierForm, WorksConcept } from '@acometida/api-spec/generated/operations'
import type { Language } from '#src/core/outbox.ts'

interface BudgetTexts {
  readonly title: string
  readonly number: string
  readonly issued: string
  readonly applicant: string
  readonly document: string
  readonly dossier: string
  readonly kind: string
  readonly kinds: Readonly<Record<DossierForm['type'], string>>
  readonly place: string
  readonly power: string
  readonly voltage: string
  readonly voltages: Readonly<Record<'BT' | 'MT' | 'AT', string>>
  readonly total: string
  readonly valid: (until: string) => string
  readonly concepts: Readonly<Record<WorksConcept['concept'], string>>
  readonly columns: readonly [concept: string, quantity: string, price: string, amount: string]
  readonly unit: string
  readonly base: string
  readonly vat: string
  readonly terms: string
  readonly conditions: (until: string) => readonly string[]
  readonly legal: (prices: string) => readonly string[]
}

/** The words of a budget in each language. */
export const budgetTexts: Readonly<Record<Language, BudgetTexts>> = {
  es: {
    title: 'Presupuesto de conexión',
    number: 'Presupuesto n.º',
    issued: 'Fecha de emisión',
    applicant: 'Solicitante',
    document: 'Documento',
    dossier: 'Expediente',
    kind: 'Solicitud',
    kinds: { DOSTYP001: 'Nueva conexión', DOSTYP002: 'Conexión de generación', DOSTYP003: 'Cambio de consumo' },
    place: 'Lugar',
    power: 'Potencia solicitada',
    voltage: 'Tensión',
    voltages: { BT: 'Baja', MT: 'Media', AT: 'Alta' },
    total: 'Total con IVA',
    valid: (until) => `Puede aceptarlo hasta el ${until}.`,
    concepts: {
      EXTENSION_FEE: 'Derechos de extensión',
      SUPERVISION_FEE: 'Derechos de supervisión',
      CONNECTION_FEE: 'Derechos de enganche',
      VERIFICATION_FEE: 'Derechos de verificación',
      WORKS: 'Obras de conexión',
    },
    columns: ['Concepto', 'Cantidad', 'Precio', 'Importe'],
    unit: 'ud.',
    base: 'Base imponible',
    vat: 'IVA',
    terms: 'Condiciones',
    conditions: (until) => [
      `Este presupuesto es válido hasta el ${until}, ese día incluido. Sin respuesta, el expediente queda fuera de plazo.`,
      'Lo puede aceptar o rechazar en el área de clientes. Al aceptarlo se emite la factura; las obras empiezan cuando está pagada.',
      'Incluye solo los conceptos de la tabla. Las instalaciones interiores corren por cuenta de quien lo solicita.',
    ],
    legal: (prices) => [
      `Precios según ${prices}. Plazos según el RD 1183/2020 y el RD 1955/2000. IVA según la Ley 37/1992.`,
      'Puede reclamar en el área de clientes o en el teléfono gratuito de la distribuidora. Las discrepancias sobre las condiciones de conexión las resuelve el órgano competente en materia de energía.',
    ],
  },
  gl: {
    title: 'Orzamento de conexión',
    number: 'Orzamento n.º',
    issued: 'Data de emisión',
    applicant: 'Solicitante',
    document: 'Documento',
    dossier: 'Expediente',
    kind: 'Solicitude',
    kinds: { DOSTYP001: 'Nova conexión', DOSTYP002: 'Conexión de xeración', DOSTYP003: 'Cambio de consumo' },
    place: 'Lugar',
    power: 'Potencia solicitada',
    voltage: 'Tensión',
    voltages: { BT: 'Baixa', MT: 'Media', AT: 'Alta' },
    total: 'Total con IVE',
    valid: (until) => `Pode aceptalo ata o ${until}.`,
    concepts: {
      EXTENSION_FEE: 'Dereitos de extensión',
      SUPERVISION_FEE: 'Dereitos de supervisión',
      CONNECTION_FEE: 'Dereitos de enganche',
      VERIFICATION_FEE: 'Dereitos de verificación',
      WORKS: 'Obras de conexión',
    },
    columns: ['Concepto', 'Cantidade', 'Prezo', 'Importe'],
    unit: 'ud.',
    base: 'Base impoñible',
    vat: 'IVE',
    terms: 'Condicións',
    conditions: (until) => [
      `Este orzamento é válido ata o ${until}, ese día incluído. Sen resposta, o expediente queda fóra de prazo.`,
      'Pódeo aceptar ou rexeitar na área de clientes. Ao aceptalo emítese a factura; as obras comezan cando está pagada.',
      'Inclúe só os conceptos da táboa. As instalacións interiores corren por conta de quen o solicita.',
    ],
    legal: (prices) => [
      `Prezos segundo ${prices}. Prazos segundo o RD 1183/2020 e o RD 1955/2000. IVE segundo a Lei 37/1992.`,
      'Pode reclamar na área de clientes ou no teléfono gratuíto da distribuidora. As discrepancias sobre as condicións de conexión resólveas o órgano competente en materia de enerxía.',
    ],
  },
  en: {
    title: 'Connection quote',
    number: 'Quote no.',
    issued: 'Date of issue',
    applicant: 'Applicant',
    document: 'Document',
    dossier: 'Dossier',
    kind: 'Application',
    kinds: { DOSTYP001: 'New connection', DOSTYP002: 'Generation connection', DOSTYP003: 'Change of consumption' },
    place: 'Place',
    power: 'Requested power',
    voltage: 'Voltage',
    voltages: { BT: 'Low', MT: 'Medium', AT: 'High' },
    total: 'Total with VAT',
    valid: (until) => `You can accept it until ${until}.`,
    concepts: {
      EXTENSION_FEE: 'Extension fee',
      SUPERVISION_FEE: 'Supervision fee',
      CONNECTION_FEE: 'Connection fee',
      VERIFICATION_FEE: 'Verification fee',
      WORKS: 'Connection works',
    },
    columns: ['Concept', 'Quantity', 'Price', 'Amount'],
    unit: 'unit',
    base: 'Taxable base',
    vat: 'VAT',
    terms: 'Terms',
    conditions: (until) => [
      `This quote is valid until ${until}, that day included. Without an answer the dossier is out of time.`,
      'You can accept or reject it in the customer area. The bill is issued when you accept it; the works begin once it is paid.',
      'It covers only what the table names. Installations inside the premises are up to the applicant.',
    ],
    legal: (prices) => [
      `Prices under ${prices}. Terms under RD 1183/2020 and RD 1955/2000. VAT under Law 37/1992.`,
      'You can complain in the customer area or on the free telephone of the distributor. Disagreements on the conditions of the connection are settled by the authority for energy.',
    ],
  },
}
