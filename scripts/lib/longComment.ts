/** As wide as the formatter has code: it leaves comments alone. */
const COLUMNS = 120

/** Whether a line is a comment and wider than the code beside it may be. */
export function isLongComment(line: string): boolean {
  return line.length > COLUMNS && /^\s*(?:\/\/|\/\*\*?|\*) /.test(line)
}
