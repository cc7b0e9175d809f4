import { yearOf } from '@vagu/core/time/day'
import { useStatus } from '../use-status.ts'
import { today } from '../../lib/today.ts'
import { yearsAround } from './years-around.ts'

/** The crop years to choose from, newest first, with the chosen one. */
export const useYears = (chosen: number): readonly number[] =>
  yearsAround(yearOf(today()), chosen, useStatus().data?.years)
