/**
 * `fetch` that reports the sent share of its body, 0 to 1. Half of the browsers report that for XMLHttpRequest alone.
 * Fails like fetch: with the reason of the signal, or with a TypeError without an answer.
 */
export function uploadFetch(
  url: string,
  { method = 'POST', headers, body, signal }: UploadInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => resolve(answerOf(request)))
    request.addEventListener('error', () => reject(new TypeError('nothing answered')))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.send(body)
  })
}

interface UploadInit {
  readonly method?: string
  readonly headers: Headers
  readonly body: string
  readonly signal: AbortSignal
}

/** Each header is a line such as `retry-after: 2`. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  for (const line of lines) {
    const [name = '', ...value] = line.split(':')
    if (name !== '') headers.append(name, value.join(':').trim())
  }
  return new Response(request.responseText, { status: request.status, headers })
}
