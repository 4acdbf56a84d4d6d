import type { HttpProxy } from 'vite'

/**
 * Frames the bodies of forwarded requests as they came. For DELETE and OPTIONS in chunks the library of the development
 * proxy announces no body and writes it all the same: the API would read it as another call.
 */
export function keepFraming(proxy: HttpProxy.ProxyServer) {
  proxy.on('start', ({ headers, rawHeaders }) => {
    // The library has removed the header from `headers`.
    const isChunked = rawHeaders.some((name, nth) => nth % 2 === 0 && /^transfer-encoding$/i.test(name))
    if (!isChunked) return
    delete headers['content-length']
    headers['transfer-encoding'] = 'chunked'
  })
}
