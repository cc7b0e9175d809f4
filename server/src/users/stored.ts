import { Company } from '@vagu/core/users/schema'
import { z } from 'zod'
import { asItIs, stored } from '../db/stored.ts'

/** What the document of an account holds. */
export const storedAccounts = stored('account', z.object({ company: Company }), [asItIs])
