/**
 * Lets React go on in a page that the browser translates. A translator puts `<font>` elements in place of text that
 * React holds, moved into them or thrown away. Without this, React's next removal beside such text throws, and its next
 * change of the text is not seen. Works from the first `<font>` on: the client itself has none. Returns the function
 * that stops looking for it.
 */
export function tolerateTranslation(): () => void {
  const observer = new MutationObserver((records) => {
    for (const record of records) noteReplaced(record)
  })
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** The translated element in place of a text that is no longer in the page. */
const replacements = new WeakMap<Node, Element>()

function noteReplaced({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const added = [...addedNodes].find(isTranslated)
  if (added) bearForeignNodes()
  for (const text of removedNodes) {
    const translated = added ?? [previousSibling, nextSibling].find(isTranslated)
    if (text.nodeType === Node.TEXT_NODE && !text.isConnected && translated) replacements.set(text, translated)
  }
}

function isTranslated(node: Node | null): node is Element {
  return node?.nodeName === 'FONT'
}

/** The child of `parent` that stands for a node which React takes for one. Undefined if there is none any more. */
function standIn(parent: Node, node: Node): Node | undefined {
  let found: Node | null | undefined = node.parentNode === null ? replacements.get(node) : node
  while (found && found.parentNode !== parent) found = found.parentNode
  return found ?? undefined
}

let bears = false

/** Replaces the operations by which React changes the page with ones that look for the stand-in of a node. */
function bearForeignNodes(): void {
  if (bears) return
  bears = true
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = child.parentNode === this ? child : standIn(this, child)
    if (shown) removeChild.call(this, shown)
    return child
  }
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    const place = before === null || before.parentNode === this ? before : (standIn(this, before) ?? null)
    insertBefore.call(this, added, place)
    return added
  }
  const value = [Text.prototype, CharacterData.prototype, Node.prototype]
    .map((owner) => Object.getOwnPropertyDescriptor(owner, 'nodeValue'))
    .find((found) => found !== undefined)
  if (!value?.get || !value.set) return
  const { get, set } = value
  Object.defineProperty(Text.prototype, 'nodeValue', {
    configurable: true,
    get,
    set(this: Text, text: string | null) {
      // React changes it: the new text takes its place again, and the translator sees it anew.
      const translated = replacements.get(this)
      if (translated?.isConnected && !this.isConnected) translated.replaceWith(this)
      set.call(this, text)
    },
  })
}
