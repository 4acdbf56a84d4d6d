/** A municipality that this distributor serves. */
export interface ServedTown {
  readonly name: string
  readonly province: string
  /** The municipality's code at the INE, five digits. */
  readonly ineCode: string
  /** First and last postcode. */
  readonly zipCodes: readonly [string, string]
  /** Centre in UTM coordinates, ETRS89, in metres. */
  readonly centre: { readonly x: number; readonly y: number; readonly huso: 29 | 30 | 31 }
}

/** The towns of a postcode or of an INE code. */
export function townsOf({ zipCode, ineCode }: { readonly zipCode?: string; readonly ineCode?: string }): ServedTown[] {
  return servedTowns.filter(
    ({ zipCodes: [first, last], ineCode: code }) =>
      code === ineCode || (zipCode !== undefined && first <= zipCode && zipCode <= last),
  )
}

export function townsOfZone(huso: number): ServedTown[] {
  return servedTowns.filter(({ centre }) => centre.huso === huso)
}

const servedTowns: readonly ServedTown[] = [
  town('Santiago de Compostela', 'A Coruña', '15078', ['15700', '15707'], [537100, 4747640, 29]),
  town('A Coruña', 'A Coruña', '15030', ['15001', '15011'], [548930, 4802230, 29]),
  town('Vigo', 'Pontevedra', '36057', ['36200', '36216'], [523040, 4676530, 29]),
  town('Pontevedra', 'Pontevedra', '36038', ['36001', '36005'], [529250, 4697690, 29]),
  town('Lugo', 'Lugo', '27028', ['27001', '27004'], [617690, 4763170, 29]),
  town('Ourense', 'Ourense', '32054', ['32001', '32005'], [593570, 4687710, 29]),
  town('Ferrol', 'A Coruña', '15036', ['15401', '15406'], [562040, 4814850, 29]),
  town('Vilagarcía de Arousa', 'Pontevedra', '36060', ['36600', '36619'], [519340, 4716010, 29]),
  town('Cambados', 'Pontevedra', '36006', ['36630', '36639'], [515320, 4706710, 29]),
  town('Ribeira', 'A Coruña', '15073', ['15960', '15969'], [500760, 4711190, 29]),
  town('Lalín', 'Pontevedra', '36024', ['36500', '36519'], [572860, 4723550, 29]),
  town('Oleiros', 'A Coruña', '15058', ['15170', '15179'], [555390, 4798050, 29]),
  town('Sanxenxo', 'Pontevedra', '36051', ['36960', '36979'], [515880, 4694420, 29]),
  town('Madrid', 'Madrid', '28079', ['28001', '28055'], [440290, 4474260, 30]),
  town('Pozuelo de Alarcón', 'Madrid', '28115', ['28223', '28224'], [431010, 4476450, 30]),
  town('Majadahonda', 'Madrid', '28080', ['28220', '28222'], [426120, 4480610, 30]),
  town('Alcalá de Henares', 'Madrid', '28005', ['28801', '28807'], [469190, 4481320, 30]),
]

function town(
  name: string,
  province: string,
  ineCode: string,
  zipCodes: ServedTown['zipCodes'],
  [x, y, huso]: readonly [number, number, 29 | 30],
): ServedTown {
  return { name, province, ineCode, zipCodes, centre: { x, y, huso } }
}
