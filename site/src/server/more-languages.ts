/** BCP 47 tags of the widget's languages beyond the site's own: about a hundred in total (AQ-47). */
const tags =
  'af sq am hy az eu be bn bs bg my ca ceb ny zh-TW co hr cs eo et fil fi fy gl ka el gu ht ha haw iw hi hmn hu is ig ga ja jv kn kk km rw ko ku ky lo la lv lt lb mk mg ms ml mt mi mr mn ne ps fa pa ro sm gd sr st sn sd si sk sl so su sw tg ta tt te th uk ur ug uz vi cy xh yi yo zu'.split(
    ' ',
  )

/** These languages by their own names, sorted by name. */
export function moreLanguages(): { tag: string; name: string }[] {
  const nameOf = (tag: string) => new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  return tags.map((tag) => ({ tag, name: nameOf(tag) })).sort((a, b) => a.name.localeCompare(b.name))
}
