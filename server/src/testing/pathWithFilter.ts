import { printFilter } from '@acometida/api-spec/rules/filter'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'

/**
 * A path with a filter, as text or by its keys. Of the keys, those of a page stand beside the filter, and a day
 * `YYYY-MM-DD` is sent as a filter has it, `dd/mm/yyyy`.
 */
export function pathWithFilter(path: string, filter: string | Readonly<Record<string, string | undefined>>): string {
  if (typeof filter === 'string') return `${path}?filter=${encodeURIComponent(filter)}`
  const { offset, limit, sort, ...keys } = filter
  const days = Object.entries(keys).map(([key, value]) => [key, value && usualDay(value)])
  const beside = { filter: printFilter(Object.fromEntries(days)), offset, limit, sort }
  return `${path}?${new URLSearchParams(Object.entries(beside).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`
}

function usualDay(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? spanishDate(value) : value
}
