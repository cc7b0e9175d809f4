/** What a home must bring: Node or a browser's worker. Nothing in `server/src` knows which one it has. */
import type { Engine, Reader } from './db/schema.ts'

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly replyTo?: string
}

/** How the session token travels: a cookie on Node, a header inside a worker. */
export interface SessionCarrier {
  read(request: Request): string | undefined
  /** Hands a new token to the client; without an expiry it lasts as long as the browser is open. */
  write(headers: Headers, token: string, expiresAt: Date | undefined): void
  clear(headers: Headers): void
}

export interface Passwords {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

export interface Log {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** What an installation may set. */
export interface ServerOptions {
  readonly version: string
  /** Where users reach the program; links in mails begin with it. */
  readonly publicUrl: string
  readonly adminEmails: readonly string[]
  readonly feedbackEmail: string
  readonly trialDays: number
  readonly isDemo: boolean
  /** Replies are checked by their contract: on in tests, off where speed counts. */
  readonly checksReplies: boolean
}

/** A photo in the sizes of `IMAGE_SIZES`, as WebP, upright, and without what the camera wrote into it. */
export interface MadeImage {
  readonly full: Uint8Array
  readonly thumbnail: Uint8Array
  /** Of the full size, pixels. */
  readonly width: number
  readonly height: number
}

/** Where the bytes of photos lie. A key is made of ids and letters: `account/image.full.webp`. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Nothing where there is none. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Also where there is none. */
  remove(key: string): Promise<void>
}

export interface Ports {
  readonly db: Reader
  readonly engine: Engine
  readonly now: () => Date
  readonly random: (count: number) => Uint8Array
  readonly passwords: Passwords
  readonly sessions: SessionCarrier
  readonly sendMail: (mail: Mail) => Promise<void>
  /** Nothing when the bytes cannot be read as a picture of at most `MAX_IMAGE_PIXELS`. */
  readonly makeImage: (bytes: Uint8Array<ArrayBuffer>) => Promise<MadeImage | undefined>
  readonly photos: PhotoStore
  readonly log: Log
  readonly options: ServerOptions
}

/** A file at an address; what the server said of it the last time is sent along. */
export interface FileRequest {
  readonly url: string
  readonly etag: string | null
  readonly lastModified: string | null
  /** Largest content, bytes, and how long it may take, ms. */
  readonly maxBytes: number
  readonly timeout: number
}
export type FetchFault = 'timeout' | 'unreachable' | 'cutOff' | 'tooLarge' | `http${number}`
export type FetchedFile =
  | {
      readonly kind: 'file'
      readonly bytes: Uint8Array
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'fault'; readonly fault: FetchFault }

/** What a home brings that does work by itself, beside the ports of the calls. */
export interface WorkPorts {
  readonly fetchFile: (request: FileRequest) => Promise<FetchedFile>
  /** Waits; rejects when the program is told to stop. */
  readonly pause: (ms: number) => Promise<void>
}
