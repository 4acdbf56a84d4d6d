/**
 * `fetch` for a call that tells how much of its body is on its way, 0 to 1: half of the browsers tell that of an
 * XMLHttpRequest alone. It fails as fetch does: with the reason of the signal, or with a TypeError where there is no
 * answer.
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

/** A line such as `retry-after: 2` each. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(':')
    if (name !== '') headers.append(name, value.join(':').trim())
  }
  return new Response(request.responseText, { status: request.status, headers })
}
