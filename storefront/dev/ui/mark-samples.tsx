import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { InfoIcon } from '#platform/ui/icons/states.tsx';
import { Skeleton } from '#platform/ui/skeleton.tsx';
import { Spinner } from '#platform/ui/spinner.tsx';
import { Table } from '#platform/ui/table.tsx';
import { Tooltip } from '#platform/ui/tooltip.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.marks;

export function MarkSamples() {
  return (
    <SampleSection heading={texts.heading}>
      <p className="flex flex-wrap gap-2">
        {(Object.keys(texts.badges) as BadgeTone[]).map((tone) => (
          <Badge key={tone} tone={tone}>
            {texts.badges[tone]}
          </Badge>
        ))}
      </p>
      <div className="grid items-start gap-4 md:grid-cols-3">
        <Card>{texts.card}</Card>
        <Card raised>{texts.raised}</Card>
        <Card aria-busy="true" aria-label={texts.loading} role="group" className="grid gap-3">
          <Skeleton className="aspect-[4/3] w-full" />
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-5 w-1/3" />
        </Card>
      </div>
      <Table caption={texts.table} className="max-w-xl">
        <thead>
          <tr>
            {texts.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {texts.rows.map(([size, ...measures]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {measures.map((measure) => (
                <td key={measure}>{measure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <div className="flex items-center gap-6">
        <Spinner className="text-brand" />
        <Tooltip text={texts.tooltip}>
          {(described) => (
            <Button look="quiet" {...described}>
              <InfoIcon className="size-5" />
              {texts.tooltipButton}
            </Button>
          )}
        </Tooltip>
      </div>
    </SampleSection>
  );
}
