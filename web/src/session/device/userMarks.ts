import { type DeviceKey, readDevice, writeDevice } from '#src/session/tokens/sessionEntries.ts'

/** Keys that hold a mark for each user of the device. */
type MarkKey = Extract<DeviceKey, 'acometida.newsSeen' | 'acometida.welcomeSeen' | 'acometida.rating'>

/** The mark of a user on this device. Null without one. */
export function readMark(key: MarkKey, userId: number): string | null {
  return marksOf(key).get(String(userId)) ?? null
}

/** Sets the mark of a user on this device: a word or a number. */
export function writeMark(key: MarkKey, userId: number, mark: string): void {
  const marks = marksOf(key).set(String(userId), mark)
  writeDevice({ [key]: [...marks].map((each) => each.join(':')).join(',') })
}

function marksOf(key: MarkKey): Map<string, string> {
  const marks = (readDevice(key) ?? '').split(',').filter(Boolean)
  return new Map(
    marks.map((each) => {
      const [userId = '', mark = ''] = each.split(':')
      return [userId, mark]
    }),
  )
}
