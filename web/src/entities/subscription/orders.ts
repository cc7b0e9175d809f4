import { queryOptions, useMutation } from '@tanstack/react-query'
import { addOrder, listOrders } from '@vagu/core/subscription/contract'
import type { z } from 'zod'
import type { OrderDraft } from '@vagu/core/subscription/order-schema'
import { call } from '../../lib/call.ts'
import { renewUser } from '../session/session.ts'
import { subscriptionKeys } from './keys.ts'

/** Orders of the farm, and what the next one costs. */
export const ordersQuery = queryOptions({
  queryKey: subscriptionKeys.orders,
  queryFn: ({ signal }) => call(listOrders, {}, { signal }),
  meta: { reads: ['orders'], isQuiet: true },
})

/** Orders; the company that was typed with it is the account's then. */
export const useAddOrder = () =>
  useMutation({
    mutationFn: (body: z.input<typeof OrderDraft>) => call(addOrder, { body }),
    onSuccess: () => void renewUser(),
  })
