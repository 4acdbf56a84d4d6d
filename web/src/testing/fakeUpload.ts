import { vi } from 'vitest'
import { holdCall } from './heldCalls.ts'

/** An upload as the test browser sees it: the request, and the functions that answer it. */
export interface SeenUpload {
  readonly url: string
  readonly headers: Headers
  readonly body: string
  readonly isAborted: () => boolean
  /** Reports the sent share, 0 to 1. */
  readonly progress: (share: number) => void
  /** Answers like the API, with a code of the catalogue. */
  readonly answer: (codResult: string, content?: object) => void
  readonly loseLine: () => void
}

/** Replaces uploads. Returns the requests in order. `vi.unstubAllGlobals` restores the original. */
export function fakeUploads(): readonly SeenUpload[] {
  const seen: SeenUpload[] = []
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    #method = ''
    #url = ''
    #aborted = false
    readonly #headers = new Headers()
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    getAllResponseHeaders() {
      return 'date: Mon, 16 Mar 2026 09:00:00 GMT\r\n'
    }
    abort() {
      this.#aborted = true
    }
    send(body: string) {
      const { pathname, searchParams: query } = new URL(this.#url, 'http://test')
      holdCall({ method: this.#method, path: pathname.replace(/^\/api/, ''), query, body: JSON.parse(body) as unknown })
      seen.push({
        url: this.#url,
        headers: this.#headers,
        body,
        isAborted: () => this.#aborted,
        progress: (share) => {
          const event = { lengthComputable: true, loaded: share * body.length, total: body.length }
          this.upload.dispatchEvent(Object.assign(new Event('progress'), event))
        },
        answer: (codResult, content = {}) => {
          this.status = 200
          this.responseText = JSON.stringify({ result: { codResult, msgResult: '' }, ...content })
          this.dispatchEvent(new Event('load'))
        },
        loseLine: () => this.dispatchEvent(new Event('error')),
      })
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return seen
}
