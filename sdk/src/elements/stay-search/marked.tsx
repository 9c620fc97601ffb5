/** A text with the first match marked, ignoring case. */
export function Marked({ text, part }: { text: string; part: string }) {
  const at = part ? text.toLowerCase().indexOf(part.toLowerCase()) : -1
  if (at < 0) return <span className="grow">{text}</span>
  const end = at + part.length
  return (
    <span className="grow">
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </span>
  )
}
