import { SaxesParser } from 'saxes';

interface ObjectList {
  objects: { key: string; bytes: number }[];
  /** Where the next part of the list begins; null when this was the last. */
  next: string | null;
}

export async function parseObjectList(xml: AsyncIterable<Uint8Array>): Promise<ObjectList> {
  const list: ObjectList = { objects: [], next: null };
  const parser = new SaxesParser();
  let text = '';
  let object = { key: '', bytes: 0 };
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'Contents') object = { key: '', bytes: 0 };
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') object.key = text;
    if (name === 'Size') object.bytes = Number(text);
    if (name === 'NextContinuationToken') list.next = text;
    if (name === 'Contents') list.objects.push(object);
  });
  const decoder = new TextDecoder();
  for await (const piece of xml) parser.write(decoder.decode(piece, { stream: true }));
  parser.close();
  return list;
}
