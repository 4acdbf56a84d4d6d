/** The width to which the formatter wraps code. It leaves comments alone. */
const COLUMNS = 120

/** Whether a line is a comment wider than the code around it may be. */
export function isLongComment(line: string): boolean {
  return line.length > COLUMNS && /^\s*(?:\/\/|\/\*\*?|\*) /.test(line)
}
