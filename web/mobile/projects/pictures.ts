import { PNG } from 'pngjs'

/** The icons of the client: one with round corners, and one that fills its square for systems that crop it. */
export interface Icons {
  readonly own: PNG
  readonly full: PNG
}

/**
 * The picture that replaces one of Capacitor's, in the same size. The name gives its kind: a splash screen, the
 * foreground of an icon (the system shows its inner two thirds), the round icon, or an icon.
 */
export function pictureInPlaceOf(name: string, template: Buffer, { own, full }: Icons): Buffer {
  const { width, height } = PNG.sync.read(template)
  const ground = full.data.subarray(0, 4)
  const picture = new PNG({ width, height })
  const side = /splash/.test(name) ? Math.min(width, height) / 3 : /foreground/.test(name) ? (width * 2) / 3 : width
  const icon = name.endsWith('ic_launcher.png') ? own : full
  const [left, top] = [(width - side) / 2, (height - side) / 2]
  const inCircle = (x: number, y: number) => Math.hypot(x + 0.5 - width / 2, y + 0.5 - height / 2) <= width / 2
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const inside = x >= left && x < left + side && y >= top && y < top + side
      const colour = inside ? averageOf(icon, (x - left) / side, (y - top) / side, 1 / side) : ground
      picture.data.set(colour, at)
      if (name.endsWith('_round.png') && !inCircle(x, y)) picture.data[at + 3] = 0
    }
  // Apple accepts no icon with transparency.
  return PNG.sync.write(picture, { colorType: /ic_launcher/.test(name) ? 6 : 2 })
}

/**
 * The mean colour of the part of a square picture that one pixel of a smaller picture covers. The part is given in
 * shares of the side.
 */
function averageOf(picture: PNG, left: number, top: number, share: number): readonly number[] {
  const pixels = (from: number) => {
    const first = Math.min(Math.max(Math.floor(from * picture.width), 0), picture.width - 1)
    return [first, Math.min(Math.max(Math.ceil((from + share) * picture.width), first + 1), picture.width)] as const
  }
  const [x0, x1] = pixels(left)
  const [y0, y1] = pixels(top)
  const sums: [number, number, number, number] = [0, 0, 0, 0]
  for (let y = y0; y < y1; y += 1)
    for (let x = x0; x < x1; x += 1) {
      const at = (y * picture.width + x) * 4
      const alpha = picture.data[at + 3] ?? 0
      sums[3] += alpha
      // Transparent pixels do not count towards the colour.
      for (const channel of [0, 1, 2] as const) sums[channel] += (picture.data[at + channel] ?? 0) * alpha
    }
  const alpha = sums[3]
  const colours = sums.slice(0, 3).map((sum) => (alpha === 0 ? 0 : Math.round(sum / alpha)))
  return [...colours, Math.round(alpha / ((x1 - x0) * (y1 - y0)))]
}
