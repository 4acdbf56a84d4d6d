/**
 * Makes each format once for its locale and options: building an Intl object takes some hundred times as long as using
 * it, a table formats thousands of cells, and a month issues thousands of bills.
 */
export function cachedFormat<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const formatsByKey = new Map<string, Formatter>()
  return (locale: string, options: Options): Formatter => {
    const key = locale + JSON.stringify(options)
    const format = formatsByKey.get(key) ?? make(locale, options)
    formatsByKey.set(key, format)
    return format
  }
}
