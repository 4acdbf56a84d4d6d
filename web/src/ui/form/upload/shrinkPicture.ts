import { fileExtensions } from '@acometida/api-spec/rules/fileKind'

/**
 * A picture shrunk for a phone's connection: an upright JPEG without its metadata, such as the location. Returned as it
 * is: a small picture without metadata, any other file, and one whose copy fails or is no smaller.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (!PICTURES.has(file.type)) return file
  // A picture of a type that the server refuses, or with personal metadata, is sent as its copy, however large.
  const isFine = file.type in fileExtensions && !(await tellsMore(file).catch(() => false))
  if (isFine && file.size <= SMALL_BYTES) return file
  const copy = await copyOf(file).catch(() => null)
  if (!copy || (isFine && copy.size >= file.size)) return file
  return new File([copy], file.name.replace(/\.[^.]*$|$/, '.jpg'), { type: copy.type, lastModified: file.lastModified })
}

/** Whether a picture has metadata: time, place, device. */
async function tellsMore(file: File): Promise<boolean> {
  const first = new TextDecoder('latin1').decode(await file.slice(0, DETAILS_WITHIN).arrayBuffer())
  return DETAILS.some((mark) => first.includes(mark))
}

/** The markers of metadata in JPEG and PNG: Exif (CIPA DC-008) and XMP (ISO 16684-1). */
const DETAILS = ['Exif\0', 'eXIf', 'http://ns.adobe.com/xap/', 'XML:com.adobe.xmp'] as const
/** Bytes. Metadata precedes the picture, in segments of at most 64 kB. */
const DETAILS_WITHIN = 256 * 1024

async function copyOf(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // Transparent parts of a PNG would be black in a JPEG.
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
/** Pixels. A sheet of A4 has 2,339 at 200 dpi, the usual scan resolution, at which small print stays legible. */
const LONGEST_SIDE = 2400
/** JPEG quality, 0 to 1. Below it letters begin to blur; above it the file grows without visible gain. */
const QUALITY = 0.8
/** Bytes that a phone sends in a few seconds. Shrinking smaller files saves little. */
const SMALL_BYTES = 1024 * 1024
