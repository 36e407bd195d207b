/** How deep the JSON that strangers send may nest: reading it costs time, and the stack, with every level. */

/** No valid body nests deeper than seven levels; hostile ones may. */
export const MAX_JSON_DEPTH = 32

/** The deepest nesting of arrays and objects in a JSON text, found without recursion. */
const depthOf = (text: string): number => {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (inString) {
      if (char === 0x5c) index++
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x7b || char === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (char === 0x7d || char === 0x5d) depth--
  }
  return deepest
}

/** Whether a JSON text nests deeper than `MAX_JSON_DEPTH`. */
export const isTooDeep = (text: string): boolean => depthOf(text) > MAX_JSON_DEPTH
