import { downloadFile } from './downloadFile.ts'

/** Something to put down in a calendar. Instants in milliseconds since 1970. */
export interface CalendarEvent {
  /** The same event has the same one, so that a calendar changes it and does not hold it twice. */
  readonly id: string
  readonly startsAt: number
  readonly endsAt: number
  readonly title: string
  readonly text: string
  readonly place: string
}

/**
 * An event as iCalendar (RFC 5545): lines of 75 octets at the most that end in CR LF, times in UTC.
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

/** Hands the event to the browser to be saved, under a name without its ending. */
export function saveCalendarEvent(event: CalendarEvent, name: string, writtenAt: number): void {
  downloadFile(new Blob([calendarText(event, writtenAt)], { type: 'text/calendar;charset=utf-8' }), `${name}.ics`)
}

function moment(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, String.raw`\n`)
}

/** A line that goes on begins with a blank, which counts. No letter is cut in two. */
function folded(line: string): string {
  const rows: string[] = []
  let row = ''
  for (const letter of line) {
    if (octets(row + letter) > LONGEST) {
      rows.push(row)
      row = ` ${letter}`
    } else row += letter
  }
  return [...rows, row].join('\r\n')
}

const LONGEST = 75

function octets(text: string): number {
  return new TextEncoder().encode(text).length
}
