/** Watches a page and tells what happens on it, masked, as events of rrweb's form. */
import { changesOf } from './changes.ts'
import { maskedValue } from './mask.ts'
import { NumberedNodes, stylesOf } from './nodes.ts'

const KIND = { snapshot: 2, change: 3, meta: 4 } as const
const SOURCE = { move: 1, interaction: 2, scroll: 3, resize: 4, input: 5 } as const
const CLICK = 2
/** The pointer and scrolling are told once in a while, ms. */
const PACE_MS = 400

export interface RecordedEvent {
  readonly type: number
  readonly timestamp: number
  readonly data: object
}
type Emit = (event: RecordedEvent) => void

/** Lets a call through once in a while, and the last one always. */
function paced<A>(work: (argument: A) => void): (argument: A) => void {
  let last: { readonly argument: A } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  return (argument) => {
    last = { argument }
    timer ??= setTimeout(() => {
      timer = undefined
      if (last) work(last.argument)
    }, PACE_MS)
  }
}

class Recorder {
  readonly #nodes = new NumberedNodes()
  readonly #emit: Emit
  readonly #observer = new MutationObserver((records) => {
    const changes = changesOf(records, this.#nodes)
    if (changes) this.#tell(changes)
  })
  readonly #end = new AbortController()

  constructor(emit: Emit) {
    this.#emit = emit
  }

  #send(type: number, data: object): void {
    if (!this.#end.signal.aborted) this.#emit({ type, timestamp: Date.now(), data })
  }
  #tell(data: object): void {
    this.#send(KIND.change, data)
  }

  /** Tells of an event of a node that is recorded. */
  #hear<K extends keyof DocumentEventMap>(
    name: K,
    dataOf: (event: DocumentEventMap[K], id: number) => object | undefined,
    isPaced = false,
  ): void {
    const tell = (event: DocumentEventMap[K]): void => {
      const id = this.#nodes.idOf(event.target instanceof Node ? event.target : null)
      const data = id === undefined ? undefined : dataOf(event, id)
      if (data) this.#tell(data)
    }
    document.addEventListener(name, isPaced ? paced(tell) : tell, {
      capture: true,
      passive: true,
      signal: this.#end.signal,
    })
  }

  start(): void {
    const size = () => ({ width: globalThis.innerWidth, height: globalThis.innerHeight })
    this.#send(KIND.meta, { href: globalThis.location.origin, ...size() })
    const node = this.#nodes.treeOf(document)
    this.#send(KIND.snapshot, { node, initialOffset: { left: globalThis.scrollX, top: globalThis.scrollY } })
    this.#observer.observe(document, {
      childList: true,
      characterData: true,
      attributes: true,
      subtree: true,
    })
    this.#hear('click', ({ clientX: x, clientY: y }, id) => ({
      source: SOURCE.interaction,
      type: CLICK,
      id,
      x,
      y,
    }))
    this.#hear(
      'mousemove',
      ({ clientX: x, clientY: y }, id) => ({ source: SOURCE.move, positions: [{ x, y, id, timeOffset: 0 }] }),
      true,
    )
    this.#hear('scroll', ({ target }, id) => scrollOf(target, id), true)
    this.#hear('input', ({ target }, id) => inputOf(target, id))
    this.#hear('load', ({ target }, id) => loadedStyles(target, id))
    const resized = paced(() => this.#tell({ source: SOURCE.resize, ...size() }))
    globalThis.addEventListener('resize', resized, { signal: this.#end.signal })
  }

  stop(): void {
    this.#observer.disconnect()
    this.#end.abort()
  }
}

function scrollOf(target: EventTarget | null, id: number): object {
  const [x, y] =
    target instanceof Element
      ? [target.scrollLeft, target.scrollTop]
      : [globalThis.scrollX, globalThis.scrollY]
  return { source: SOURCE.scroll, id, x, y }
}

function inputOf(target: EventTarget | null, id: number): object | undefined {
  if (target instanceof HTMLInputElement)
    return { source: SOURCE.input, id, text: maskedValue(target.value), isChecked: target.checked }
  return target instanceof HTMLTextAreaElement
    ? { source: SOURCE.input, id, text: maskedValue(target.value), isChecked: false }
    : undefined
}

/** Styles of a page that came with it are there only when they are loaded. */
function loadedStyles(target: EventTarget | null, id: number): object | undefined {
  if (!(target instanceof HTMLLinkElement)) return undefined
  const attributes = [{ id, attributes: stylesOf(target) }]
  return { source: 0, texts: [], removes: [], adds: [], attributes }
}

/** Begins to record; returns how to stop. */
export function startRecorder(emit: Emit): () => void {
  const recorder = new Recorder(emit)
  recorder.start()
  return () => recorder.stop()
}
