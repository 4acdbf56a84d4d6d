import type { ExampleCall } from '@acometida/api-spec/operations/example.ts'

/** A call with other values in its query, such as `/listBills?offset=0&limit=1`. */
export function withQuery(
  { path, ...rest }: ExampleCall,
  values: Readonly<Record<string, string | number>>,
): ExampleCall {
  const [place = '', query = ''] = path.split('?')
  const asked = new URLSearchParams(query)
  for (const [name, value] of Object.entries(values)) asked.set(name, String(value))
  return { ...rest, path: `${place}?${asked}` }
}

/** The clauses of the filter of a call: `['cups::ES0022…1P', 'status::PAID']`. */
export function clausesIn({ path }: ExampleCall): readonly string[] {
  return new URLSearchParams(path.split('?')[1]).get('filter')?.split('|') ?? []
}

/** A call with one clause more in its filter: `status` and `PAID` add `status::PAID`. */
export function withClause(call: ExampleCall, key: string, value: string): ExampleCall {
  return withQuery(call, { filter: [...clausesIn(call), `${key}::${value}`].join('|') })
}
