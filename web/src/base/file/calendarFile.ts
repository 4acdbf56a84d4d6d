import { downloadFile } from './downloadFile.ts'

/** A calendar event. Instants in milliseconds since 1970. */
export interface CalendarEvent {
  /** Stable across exports of the same event, so that a calendar updates it instead of adding a copy. */
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly text: string
  readonly place: string
}

/**
 * An event as iCalendar (RFC 5545): lines of at most 75 octets that end in CR LF, times in UTC.
 * @param writtenAt When the file is made, milliseconds since 1970.
 */
export function calendarText({ id, startsAt, endsAt, title, text, place }: CalendarEvent, writtenAt: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Acometida//Area//ES',
    'BEGIN:VEVENT',
    `UID:${id}@acometida`,
    `DTSTAMP:${moment(writtenAt)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** Saves the event as an .ics file. `name` is without extension. */
export function saveCalendarEvent(event: CalendarEvent, name: string, writtenAt: number): void {
  downloadFile(new Blob([calendarText(event, writtenAt)], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
}

function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** Folds a line. A continuation begins with a space, which counts as an octet. No character is split. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const character of line) {
    if (octets(row + character) > MAX_OCTETS) {
      rows.push(row)
      row = ` ${character}`
    } else row += character
  }
  return [...rows, row].join('\r\n')
}

const MAX_OCTETS = 75

function octets(text: string): number {
  return new TextEncoder().encode(text).length
}
