import type { supply as spanish } from './es.ts'
import type { Messages } from '#src/locales/messages.type.ts'

export const supply: Messages<typeof spanish> = {
  add: 'Engadir unha subministración',
  address: 'Enderezo',
  contractedPower: 'Potencia contratada',
  copied: 'CUPS copiado',
  copy: 'Copiar o CUPS {{cups}}',
  cups: 'CUPS',
  holder: 'Titular',
  oldDates: 'Os datos anteriores a 2017 poden estar incompletos.',
  gone: {
    back: 'Ver as miñas subministracións',
    text: 'Pode que rematase a delegación coa que a vía. O que programara nela xa non se fará.',
    title: 'Xa non está entre as súas subministracións',
  },
  icons: {
    home: 'Casa',
    flat: 'Piso',
    holidayHouse: 'Casa de vacacións',
    garage: 'Garaxe',
    shop: 'Tenda',
    office: 'Oficina',
    factory: 'Fábrica',
    farm: 'Explotación agraria',
    solar: 'Placas solares',
  },
  naming: {
    failed: 'Non puidemos gardar o cambio. O que escribiu segue aquí.',
    icon: 'Icona',
    name: 'Nome',
    nameEmpty: 'Escriba un nome',
    nameHint: 'Só o verá vostede. Ata 40 caracteres.',
    nameLong: 'Escriba un nome de 40 caracteres como máximo',
    nameRefused: 'Ese nome non se pode gardar. Escriba outro.',
    saved: 'Nome e icona gardados',
  },
  powerAlike: '{{power}} en todos os períodos',
  qualities: {
    estimated: 'Estimado',
    missing: 'Sen dato',
    incomplete: 'Incompleto',
    real: 'Real',
    partlyEstimated: 'Con estimacións',
  },
  retailer: 'Comercializadora',
  seeCurve: 'Ver a curva',
}
