import { memoize } from './memoize.ts'

/**
 * Makes each format once for its locale and options: building an Intl object takes some hundred times as long as using
 * it, a table formats thousands of cells, and a month issues thousands of bills.
 */
export function cachedFormat<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  return memoize(Infinity, (locale, options) => locale + JSON.stringify(options), make)
}
