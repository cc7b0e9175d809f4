/** Whether what is written can be kept: told by `GET /api/health`, and forgotten as soon as something was kept again. */
import type { Ports } from '../ports.ts'

type Needs = Pick<Ports, 'db' | 'photos'>

/** Larger than the free room within a page of the database, characters. */
const TRIAL_SIZE = 64_000
const TRIAL = 'storing-trial'
const TRIAL_PHOTO = 'trial/trial.webp'

export class Storing {
  readonly #needs: Needs
  #hasFailed = false

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** The disk below the database or the photos was full, read-only or broken. */
  failed(): void {
    this.#hasFailed = true
  }

  /** Reads; after a failure it also stores something and takes it away again. Rejects with what is wrong. */
  async check(): Promise<void> {
    await this.#needs.db.selectFrom('account').select('account_id').limit(1).execute()
    if (!this.#hasFailed) return
    await this.#tryDatabase()
    await this.#tryPhotos()
    this.#hasFailed = false
  }

  async #tryDatabase(): Promise<void> {
    await this.#needs.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('task').where('name', '=', TRIAL).execute()
      await tx
        .insertInto('task')
        .values({ name: TRIAL, last_result: 'x'.repeat(TRIAL_SIZE) })
        .execute()
      await tx.deleteFrom('task').where('name', '=', TRIAL).execute()
    })
  }

  async #tryPhotos(): Promise<void> {
    const { photos } = this.#needs
    await photos.put(TRIAL_PHOTO, new Uint8Array(TRIAL_SIZE))
    await photos.remove(TRIAL_PHOTO)
  }
}
