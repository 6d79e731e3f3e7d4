exec(open('.ren.py').read())
A=['src','test','scripts']
ren({'TrainingWish':'TrainingOptions','NetworkWish':'NetworkOptions','LearnWish':'LearnLoopOptions','CandidateWish':'CandidateOptions','RepopulateWish':'RepopulateOptions','LabellingWish':'LabellingOptions','HoldWish':'HoldRequest','DraftWish':'DraftRequest','SaveWish':'SaveRequest','SaveGiven':'UncheckedSave','FoldWish':'FoldOptions','SyntheticWish':'SyntheticOptions'},*A)
ren({'wish':'options','wished':'requested'},only=['src/training/plan.ts','src/labelling/serve.ts','src/cli/training/learning/loop.ts','scripts/cross-validate/fold.ts','test/training/few-labels.test.ts','src/cli/training/learning/learnt-network.ts','src/cli/training/export-run.ts'])
ren({'wish':'options','wishOf':'trainingOptions'},only=['src/cli/commands/training/train.ts'])
ren({'wish':'request'},only=['src/labelling/desk.ts','src/labelling/page/api.ts'])
ren({'Wish':'ContentOptions','wish':'content'},only=['src/cli/commands/datasets/synthesize.ts'])
ren({'wish':'fold','wishOf':'foldOptions'},only=['scripts/cross-validate.ts'])
ren({'wish':'draw'},only=['scripts/fit-memory.ts'])
ren({'Wish':'DrawOptions'},only=['scripts/fit-memory/decisions.ts'])
import os
subprocess.run(['git','mv','src/labelling/desk.ts','src/labelling/service.ts']); subprocess.run(['git','mv','src/labelling/shelf.ts','src/labelling/document-index.ts']); subprocess.run(['git','mv','test/labelling/desk-of.ts','test/labelling/service-of.ts'])
L=files('src/labelling','test/labelling')+['src/labelling/service.ts','src/labelling/document-index.ts']
L=list(dict.fromkeys(f for f in L if os.path.exists(f)))
for f in L:
    s=open(f).read(); t=s.replace("desk-of.js","service-of.js").replace("desk-of.ts","service-of.ts").replace("/desk.js'","/service.js'").replace("/shelf.js'","/document-index.js'").replace('`desk.ts`','`service.ts`').replace('`shelf.ts`','`document-index.ts`').replace('desk.ts ─► shelf.ts','service.ts ─► document-index.ts')
    if t!=s: open(f,'w').write(t)
ren({'Desk':'LabellingService','DeskParts':'ServiceParts','Shelf':'DocumentIndex','ShelfParts':'IndexOptions','openShelf':'openDocumentIndex','Shelved':'Indexed','shelved':'indexed','labelling desk':'labelling service'},only=L)
ren({'desk':'labellingService'},only=['src/labelling/service.ts','src/labelling/serve.ts'])
ren({'desk':'service'},only=['src/labelling/http/app.ts'])
ren({'shelf':'index'},only=['src/labelling/service.ts','src/labelling/serve.ts'])
ren({'shelf':'one'},only=['src/labelling/document-index.ts'])
