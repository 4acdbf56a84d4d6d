import type { TestApi } from './testApi.ts'

/** The first bytes of each kind of file. */
export const magic = {
  pdf: Buffer.from('%PDF-1.7\n'),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
} as const

type Client = Awaited<ReturnType<TestApi['as']>>

/** Uploads a file, by default a PDF, and returns the answer. */
export function upload({ post }: Pick<Client, 'post'>, more: object = {}, content: Buffer = magic.pdf) {
  const file = { nombre: 'boletin.pdf', tipoMime: 'application/pdf', contenido: content.toString('base64') }
  return post('/documentum', { ...file, ...more })
}
