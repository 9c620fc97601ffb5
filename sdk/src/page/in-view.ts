/** Returns whether an element begins in the upper half of the window. */
export function isInView(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top >= 0 && top < innerHeight / 2
}
