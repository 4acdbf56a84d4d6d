import { startsAt } from '@acometida/e2e/support/startsAt.ts'
import { ensureTemplate } from '../lib/template.ts'

/** The settings of a built server for the journeys. `url`: its address for the client and for the links in mails. */
export async function journeySettings(url: string) {
  return {
    NODE_ENV: 'test',
    NOW: startsAt,
    TEMPLATE: await ensureTemplate('data/template-pinned.sqlite', { now: startsAt }),
    CLIENT_URL: url,
    CLIENT_DIR: 'web/dist',
    ROOM_DIR: 'web/room/dist',
    GALLERY_DIR: '.reports/gallery',
  }
}
