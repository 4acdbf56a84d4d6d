import { fileExtensions } from '@acometida/api-spec/rules/fileKind'

/**
 * A picture made small enough for a phone's line: a JPEG, upright however the phone was held, without what the phone
 * wrote into it, such as the place. A small picture that says nothing of the kind, anything else, and one whose copy
 * fails or is no smaller come back as they are.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!PICTURES.has(file.type)) return file
  // A kind that the server does not take, and what tells of its owner, is sent as its copy whatever that weighs.
  const isFine = file.type in fileExtensions && !(await tellsMore(file).catch(() => false))
  if (isFine && file.size <= SMALL_BYTES) return file
  const copy = await copyOf(file).catch(() => null)
  if (!copy || (isFine && copy.size >= file.size)) return file
  return new File([copy], file.name.replace(/\.[^.]*$|$/, '.jpg'), { type: copy.type, lastModified: file.lastModified })
}

/** Whether there is more in a picture than the picture: where and when it was taken, and with what. */
async function tellsMore(file: File): Promise<boolean> {
  const first = new TextDecoder('latin1').decode(await file.slice(0, DETAILS_WITHIN).arrayBuffer())
  return DETAILS.some((mark) => first.includes(mark))
}

/** What they begin with in a JPEG and in a PNG: Exif (CIPA DC-008) and XMP (ISO 16684-1). */
const DETAILS = ['Exif\0', 'eXIf', 'http://ns.adobe.com/xap/', 'XML:com.adobe.xmp'] as const
/** Bytes. They stand before the picture itself, each in a segment of 64 kB at most. */
const DETAILS_WITHIN = 256 * 1024

async function copyOf(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // What a PNG lets shine through would be black in a JPEG.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
}

const PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp'])
/** Pixels. A sheet of A4 has 2,339 at 200 dots an inch, at which offices scan and small print stays legible. */
const LONGEST_SIDE = 2400
/** Of a JPEG, 0 to 1. Below it the edges of letters begin to blur; above it the file grows and nobody sees why. */
const QUALITY = 0.8
/** Bytes that a phone sends in a few seconds: below it there is little to win. */
const SMALL_BYTES = 1024 * 1024
