/** Keys of what is loaded of the subscription. */
export const subscriptionKeys = { orders: ['subscription', 'orders'] as const }
