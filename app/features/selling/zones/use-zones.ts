import { useEffect, useRef, useState } from 'react';
import { fetchHotspots } from '#wire/client/hotspots.ts';

type Question = Parameters<typeof fetchHotspots>[0];

/** One call per page, made when the frame of the zones comes into view. */
export function useZones(question: Question) {
  const frame = useRef<HTMLDivElement>(null);
  const asked = useRef(question);
  const [loading, setLoading] = useState(false);
  /** Undefined until answered, false when asking failed. */
  const [answer, setAnswer] = useState<Map<string, string> | false>();

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      setLoading(true);
      const answered = await fetchHotspots(asked.current, { signal: leaving.signal });
      if (leaving.signal.aborted) return;
      setAnswer(answered);
      setLoading(false);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, []);

  return { frame, answer, loading };
}
