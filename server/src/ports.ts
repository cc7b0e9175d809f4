/**
 * Ports that a home must bring: Node or a browser's worker. Nothing in `server/src` knows which one it has.
 */
import type { LatLng } from '@vagu/core/geo/schema'
import type { GuideVideos } from '@vagu/core/guides/schema'
import type { MapGround } from '@vagu/core/map/schema'
import type { PriaArea } from '@vagu/core/pria-map/schema'
import type { InvoiceDocument, Seller } from '@vagu/core/subscription/invoice'
import type { SubscriptionTerms } from '@vagu/core/subscription/terms'
import type { Agency } from './agency/port.ts'
import type { Engine, Reader } from './db/schema.ts'
import type { TaskInput, TaskName, TaskOutput } from './heavy/tasks.ts'

export type * from './agency/port.ts'
export { AgencyFailure } from './agency/port.ts'

/** A file that goes with a mail. */
export interface Attachment {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
}

export interface Mail {
  /** One address, and nothing but the address. */
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The same for mail programs that show HTML. */
  readonly html?: string
  readonly attachments?: readonly Attachment[]
  readonly replyTo?: string
  /** Address that ends such letters: opened by whoever reads it, posted to by his mail program. */
  readonly unsubscribe?: string
  /** Of the letter: the same in each try to send it, so that mail programs know a copy. */
  readonly id?: string
}

/** The mail server takes mails, but not this one. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

/** How a token travels: a cookie on Node, a variable inside a worker. */
export interface TokenCarrier {
  read(request: Request): string | undefined
  /** Hands a new token to the client for so many seconds; without a number it lasts as long as the browser is open. */
  write(headers: Headers, token: string, seconds: number | undefined): void
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

/** Settings of an installation. */
export interface ServerOptions {
  readonly version: string
  /** Where users reach the program; links in mails begin with it. */
  readonly publicUrl: string
  readonly adminEmails: readonly string[]
  readonly feedbackEmail: string
  readonly trialDays: number
  /** Days between asking for the deletion of an account and the deletion. */
  readonly deletionGraceDays: number
  /** Videos of the guides, by guide. */
  readonly videos: GuideVideos
  /** Prices and limits of the subscription. */
  readonly terms: SubscriptionTerms
  /** Who issues the invoices. */
  readonly seller: Seller
  /** E-mails of users whose farms get no yearly warning. */
  readonly yearlyWarningExempt: readonly string[]
  /** Whether the program runs for its makers. */
  readonly isDevelopment: boolean
  /** Map ground that lies under the fields. */
  readonly mapGround: MapGround
  /** New accounts in a day from one address of a client. */
  readonly registrationsPerDay: number
  /** Photos of one account in all, bytes. */
  readonly maxPhotoBytes: number
  readonly isDemo: boolean
  /** Whether farms are offered to keep costs and hours: profitability and work time stand in the menu. */
  readonly tracksExpenses: boolean
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
  /** Removes a photo, also where there is none. */
  remove(key: string): Promise<void>
}

/**
 * PRIA's public map. Refuses with `sourceSilent` when it does not answer as it should, with `switchedOff` where the
 * installation asks nobody.
 */
export interface PriaMap {
  /** Whether it is made up. */
  readonly isTest: boolean
  /** A reference parcel by its number of 11 digits. */
  massif(number: string): Promise<PriaArea | undefined>
  /** Areas at a place: declared fields, the newest first, then reference parcels. */
  areasAt(place: LatLng): Promise<PriaArea[]>
}

/** Secrets of one way to the OpenID provider and back; each is made anew. */
interface OpenIdSecrets {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}
export interface OpenIdQuestion extends OpenIdSecrets {
  /** Where the browser is to come back to. */
  readonly callback: string
  /** Whether he is to be asked anew who he is, also where the provider remembers him. */
  readonly isFresh: boolean
}
/** Who somebody is at the provider, as it has proven to us. */
export interface OpenIdClaims {
  readonly issuer: string
  readonly subject: string
  /** May be empty. */
  readonly name: string
  readonly email: string | null
  readonly isEmailProven: boolean
  /** When he was asked last; null where the provider does not say. */
  readonly authenticatedAt: Date | null
}
/** The provider answered, and what it answered is not to be believed, or not what was wanted. */
export class OpenIdRefused extends Error {
  override readonly name = 'OpenIdRefused'
  readonly isCancelled: boolean
  constructor(isCancelled: boolean, cause: unknown) {
    super('the answer of the OpenID provider was refused', { cause })
    this.isCancelled = isCancelled
  }
}
/** An OpenID provider. Refuses with `sourceSilent` when it does not answer, or cannot be asked. */
export interface OpenIdProvider {
  /** Words on the button. */
  readonly label: string
  /** The provider's page for the browser. */
  begin(question: OpenIdQuestion): Promise<string>
  /** Judges the address that the browser came back with; `OpenIdRefused` where it proves nothing. */
  finish(answer: URL, question: OpenIdSecrets): Promise<OpenIdClaims>
}

/** Keeps texts secret where they are stored: encrypted, and bound to whose they are. */
export interface Sealer {
  seal(text: string, owner: string): Promise<string>
  /** Nothing where it was sealed with another key, for somebody else, or was changed. */
  open(sealed: string, owner: string): Promise<string | undefined>
}

/** For whom work is done, and what ends it: the request is gone, or the program stops. */
export interface Requester {
  readonly accountId: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Does named work where it holds up nobody: one piece at a time for an account, few at once. What the work refuses is
 * thrown as its `AppError`; work that takes too long or too much memory is refused with `tooHeavy`, and where too many
 * wait already, with `busy`. What it is given is asked for when its turn has come.
 */
export interface HeavyWork {
  run<Name extends TaskName>(
    name: Name,
    inputOf: () => Promise<TaskInput<Name>>,
    requester: Requester,
  ): Promise<TaskOutput<Name>>
}

/** A file, or a large body, that was sent. */
export interface ReceivedFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>
  /** Bytes from one place to another, as far as there are any. */
  readonly part: (from: number, to: number) => Promise<Uint8Array<ArrayBuffer>>
}
export interface Room {
  /** Keeps what comes. */
  write(name: string, chunks: AsyncIterable<Uint8Array>): Promise<ReceivedFile>
}
/**
 * Where what is sent lies while its call is answered: `work` is given a room of its own, which is gone when it has
 * ended, however it did. Refuses with `busy` when an account, or everybody together, sends too much at once.
 */
export interface Intake {
  run<T>(requester: Requester, work: (room: Room) => Promise<T>): Promise<T>
}

export interface Ports {
  readonly db: Reader
  readonly engine: Engine
  readonly now: () => Date
  readonly random: (count: number) => Uint8Array
  readonly passwords: Passwords
  readonly sessions: TokenCarrier
  /** The token of a browser that signed in before; it stays when the session ends. */
  readonly devices: TokenCarrier
  /** The token of a browser that is on its way to the OpenID provider and back. */
  readonly travels: TokenCarrier
  /** Nothing where the installation names none. */
  readonly openId: OpenIdProvider | undefined
  /** Rejects when the mail server cannot be spoken to, with `MailRefused` when it does not take this mail. */
  readonly sendMail: (mail: Mail) => Promise<void>
  /** Told after a letter was stored, so that it is sent at once. */
  readonly letterWaits: () => void
  /** Nothing when the bytes cannot be read as a picture of at most `MAX_IMAGE_PIXELS`. */
  readonly makeImage: (bytes: Uint8Array<ArrayBuffer>, requester: Requester) => Promise<MadeImage | undefined>
  readonly heavy: HeavyWork
  readonly intake: Intake
  readonly photos: PhotoStore
  /** The invoice as PDF. */
  readonly printInvoice: (invoice: InvoiceDocument, requester: Requester) => Promise<Uint8Array<ArrayBuffer>>
  readonly priaMap: PriaMap
  /** Nothing where the installation speaks with none. */
  readonly agency: Agency | undefined
  readonly sealer: Sealer
  /** Told after something was stored that is to be sent there, or asked for, so that it is done at once. */
  readonly priaWaits: () => void
  readonly log: Log
  readonly options: ServerOptions
}

/** A file at an address; what the server said of it the last time is sent along. */
export interface FileRequest {
  readonly url: string
  /** Kind of content that is wanted; tables of the register where it is not said. */
  readonly accept?: string
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

/** Ports of work that runs by itself, beside those of the calls. */
export interface WorkPorts {
  readonly fetchFile: (request: FileRequest) => Promise<FetchedFile>
  /** Waits; rejects when the program is told to stop. */
  readonly pause: (ms: number) => Promise<void>
}
