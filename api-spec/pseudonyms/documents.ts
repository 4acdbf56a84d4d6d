import { type DocumentKind, isCif, nifLetter } from '../rules/person/document.ts'
import type { Draw } from './draw.ts'
import { sameShape } from './shape.ts'

/** Another valid document of the same kind. `document` is in normal form. */
export function anotherDocument(kind: DocumentKind, document: string, draw: Draw): string {
  return MAKERS[kind](document, draw)
}

type Maker = (document: string, draw: Draw) => string

const MAKERS: Readonly<Record<DocumentKind, Maker>> = {
  nif: (_document, draw) => withLetter('', digits(8, draw)),
  nie: (document, draw) => withLetter(document.charAt(0), digits(7, draw)),
  cif: anotherCif,
  passport: sameShape,
  // The beginning of a code says whose it is: staff, a company, a municipality.
  company: (document, draw) => {
    const start = document.startsWith('9') ? '9' : document.slice(0, 2)
    return start + digits(document.length - start.length, draw)
  },
}

function withLetter(start: string, number: string): string {
  return start + number + nifLetter(Number(start === '' ? number : 'XYZ'.indexOf(start) + number))
}

/** Another CIF. It keeps the letter of the entity, and ends in a digit if the original does. */
function anotherCif(document: string, draw: Draw): string {
  const start = document.charAt(0) + digits(7, draw)
  const controls = [...(/\d$/.test(document) ? '0123456789' : 'ABCDEFGHIJ')]
  return start + (controls.find((control) => isCif(start + control)) ?? '')
}

function digits(length: number, draw: Draw): string {
  return String(draw(10 ** length)).padStart(length, '0')
}
