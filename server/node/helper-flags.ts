/** JavaScript's own memory of a helper, MB: less than any task may take altogether, so that it is cleaned up before. */
const HEAP = 320
/** Room for what was just made, MB: in a large one much that nobody needs any more lies about. */
const NEW_HEAP = 4

/** Flags that a helper process is started with. */
export const HELPER_FLAGS = [`--max-old-space-size=${HEAP}`, `--max-semi-space-size=${NEW_HEAP}`]
