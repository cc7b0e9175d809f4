/** Rooms and books of the simulator on its shelf. A room in which nobody was yet begins as the seed. */
import { dayInTallinn } from '@vagu/core/time/day'
import { WRONG_PAGE } from './pages/text.ts'
import { Refusal } from './refusal.ts'
import { emptyBook, seedOf } from './seed.ts'
import { Book, type Client, Room } from './state.ts'
import { changeOn, readOn, type Shelf } from './shelf.ts'

export interface BookPlace {
  readonly room: string
  readonly client: string
  readonly year: number
}
const ROOM_NAME = 'room'
const nameOf = ({ client, year }: BookPlace): string => `book/${client}/${year}`

type Made<T, R> = { readonly after?: T; readonly result: R }

export class Store {
  readonly shelf: Shelf
  readonly now: () => Date
  constructor(shelf: Shelf, now: () => Date) {
    this.shelf = shelf
    this.now = now
  }
  today(): string {
    return dayInTallinn(this.now())
  }
  /** The books go first: a room that stands has all of them. */
  async #begin(room: string): Promise<Room> {
    if ((await this.shelf.mayBegin?.(room)) === false) throw new Refusal('NOT_FOUND', WRONG_PAGE)
    const seeded = seedOf(this.today())
    for (const { client, year, book } of seeded.books) {
      const place = { room, name: nameOf({ room, client, year }) }
      await this.shelf.put(place, { text: JSON.stringify(book), version: 0, until: null })
    }
    const place = { room, name: ROOM_NAME }
    await this.shelf.put(place, { text: JSON.stringify(seeded.room), version: 0, until: null })
    return seeded.room
  }
  async room(room: string): Promise<Room> {
    const place = { room, name: ROOM_NAME }
    return (await readOn(this.shelf, place, Room)) ?? this.#begin(room)
  }
  async changeRoom<R>(room: string, make: (before: Room) => Made<Room, R>): Promise<R> {
    await this.room(room)
    return changeOn(this.shelf, {
      place: { room, name: ROOM_NAME },
      schema: Room,
      make: (before) => make(before ?? seedOf(this.today()).room),
    })
  }
  /** Changes a client; refuses where there is none. */
  changeClient(room: string, id: string, make: (before: Client) => Client): Promise<void> {
    return this.changeRoom(room, (before) => {
      if (!before.clients.some((client) => client.id === id))
        throw new Refusal('NOT_FOUND', 'Klienti ei ole.')
      const clients = before.clients.map((client) => (client.id === id ? make(client) : client))
      return { after: { ...before, clients }, result: undefined }
    })
  }
  async client(room: string, id: string): Promise<Client> {
    const found = (await this.room(room)).clients.find((client) => client.id === id)
    if (found === undefined) throw new Refusal('NOT_FOUND', 'Klienti ei ole.')
    return found
  }
  async book(place: BookPlace): Promise<Book> {
    return (await readOn(this.shelf, { room: place.room, name: nameOf(place) }, Book)) ?? emptyBook()
  }
  changeBook<R>(place: BookPlace, make: (before: Book) => Made<Book, R>): Promise<R> {
    return changeOn(this.shelf, {
      place: { room: place.room, name: nameOf(place) },
      schema: Book,
      make: (before) => make(before ?? emptyBook()),
    })
  }
  /** Everything in the room as it began; who has signed in is to sign in again. */
  reset(room: string): Promise<void> {
    return this.shelf.clear(room)
  }
}
