import { between, type Key, pick } from '#src/fraction.ts'

export interface Town {
  readonly name: string
  readonly province: string
  readonly postalCode: string
  readonly climate: 'galicia' | 'madrid'
  readonly streets: readonly [string, ...string[]]
}

export interface Place extends Pick<Town, 'province' | 'postalCode' | 'climate'> {
  readonly street: string
  readonly town: string
}

/** A house of a town, or a flat where the floor is asked for, by key. */
export function placeIn(town: Town, floor: boolean, ...key: Key): Place {
  const door = `${between(1, 6, ...key, 'floor')}.º ${pick(['A', 'B', 'C', 'D'], ...key, 'door')}`
  const house = `${pick(town.streets, ...key, 'street')}, ${between(1, 88, ...key, 'house')}`
  const { name, province, postalCode, climate } = town
  return { street: floor ? `${house}, ${door}` : house, town: name, province, postalCode, climate }
}

/** Towns of the distributor's area. */
export const towns: readonly [Town, ...Town[]] = [
  galician('Santiago de Compostela', 'A Coruña', '15705', [
    'Rúa do Vilar',
    'Rúa Nova',
    'Rúa de San Pedro',
    'Rúa do Pombal',
  ]),
  galician('A Coruña', 'A Coruña', '15003', ['Rúa Real', 'Rúa da Torre', 'Avenida da Mariña', 'Rúa do Orzán']),
  galician('Vigo', 'Pontevedra', '36202', ['Rúa do Príncipe', 'Rúa de Urzáiz', 'Gran Vía', 'Rúa de Policarpo Sanz']),
  galician('Pontevedra', 'Pontevedra', '36001', ['Rúa da Oliva', 'Rúa Michelena', 'Rúa de Benito Corbal']),
  galician('Lugo', 'Lugo', '27001', ['Rúa da Raíña', 'Rúa Nova', 'Rúa de San Marcos']),
  galician('Ourense', 'Ourense', '32003', ['Rúa do Paseo', 'Rúa do Progreso', 'Rúa da Paz']),
  galician('Ferrol', 'A Coruña', '15401', ['Rúa da Magdalena', 'Rúa Real', 'Rúa da Igrexa']),
  galician('Vilagarcía de Arousa', 'Pontevedra', '36600', ['Rúa da Baldosa', 'Avenida da Mariña', 'Rúa de Castelao']),
  galician('Cambados', 'Pontevedra', '36630', ['Rúa Príncipe', 'Rúa Real', 'Avenida de Vilariño']),
  galician('Ribeira', 'A Coruña', '15960', ['Rúa de Galicia', 'Rúa do Malecón', 'Rúa de Romero Ortiz']),
  galician('Lalín', 'Pontevedra', '36500', ['Rúa do Príncipe', 'Rúa de Loriga', 'Rúa da Ponte']),
  galician('Oleiros', 'A Coruña', '15173', ['Rúa do Inglés', 'Avenida das Mariñas', 'Rúa da Marola']),
  madrilenian('Madrid', '28004', [
    'Calle de Fuencarral',
    'Calle de Hortaleza',
    'Calle del Barquillo',
    'Calle de Génova',
  ]),
  madrilenian('Pozuelo de Alarcón', '28223', ['Calle de Húmera', 'Avenida de Europa', 'Calle de las Flores']),
  madrilenian('Majadahonda', '28220', ['Gran Vía', 'Calle del Doctor Calero', 'Avenida de España']),
  madrilenian('Alcalá de Henares', '28801', ['Calle Mayor', 'Calle de los Libreros', 'Calle de Santiago']),
]

function galician(name: string, province: string, postalCode: string, streets: Town['streets']): Town {
  return { name, province, postalCode, climate: 'galicia', streets }
}

function madrilenian(name: string, postalCode: string, streets: Town['streets']): Town {
  return { name, province: 'Madrid', postalCode, climate: 'madrid', streets }
}
