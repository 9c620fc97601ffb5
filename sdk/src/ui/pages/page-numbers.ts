const SHOWN = 4

/** At most four page numbers: the first, the last, and those around the current one; a gap is a negative number. */
export function pageNumbers(page: number, pages: number): number[] {
  if (pages <= SHOWN) return Array.from({ length: pages }, (_, index) => index + 1)
  const inner = page <= 2 ? [2, 3] : page >= pages - 1 ? [pages - 2, pages - 1] : [page, page + 1]
  const numbers = [...new Set([1, ...inner, pages])].filter((number) => number >= 1 && number <= pages)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1]
    return before !== undefined && number - before > 1 ? [-number, number] : [number]
  })
}
