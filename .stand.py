import re,subprocess
out=subprocess.run(['git','ls-files','src'],capture_output=True,text=True).stdout.split()
F=[f for f in out if re.search(r'\.(ts|tsx)$',f) and 'catalogue/languages/' not in f]
R=[
 (r'which stands where it has such a town and code',r'which is kept where it has such a town and code'),
 (r'once final rows stand',r'once the final rows are made'),
 (r'a line as it stands',r'a line as it is printed'),
 (r'loaded as it stands',r'loaded as it is'),
 (r'Name and help stand in',r'Name and help are in'),
 (r'stands? somewhere',r'is printed somewhere'),
 (r'does not stand on the (document|page)',r'is not printed on the \1'),
 (r'do not stand on the (document|page)',r'are not printed on the \1'),
 (r'(may|can|must|should|would|could|might) stand (on (?:the|one) (?:document|page))',r'\1 be printed \2'),
 (r'(may|can|must|should|would|could|might) stand(?! for)\b',r'\1 be'),
 (r'does not stand(?! for)\b',r'is not'),(r'do not stand(?! for)\b',r'are not'),
 (r'\bstands (on (?:the|a|one|another|every) (?:other )?(?:document|page|invoice)s?)',r'is printed \1'),
 (r'\bstand (on (?:the|a|one|another|every) (?:other )?(?:document|page|invoice)s?)',r'are printed \1'),
 (r'\b([wW])here (a value|it|the value|an item|a keyword|a word or key|a detail|the truth) stands\b',r'\1here \2 is printed'),
 (r'\b([wW])here (they|values|these values) stand\b',r'\1here \2 are printed'),
 (r'\bstands there\b',r'is printed there'),(r'\bstand there\b',r'are printed there'),
 (r'\bStands(?! for)\b','Is'),(r'\bstands(?! for)\b','is'),(r'\bstand(?! for)\b','are'),
 (r'where it stood',r'where it was'),(r'where they stood',r'where they were'),(r'\bstood\b','was'),
]
def fix(c):
    for a,b in R: c=re.sub(a,b,c)
    return c
n=0
for f in F:
    L=open(f).read().split('\n'); ch=False
    for i,l in enumerate(L):
        st=l.lstrip()
        if st.startswith(('/**','* ','//')):
            k=0
        else:
            k=l.find(' // ')
            if k<0: continue
        # keep `code` parts
        parts=re.split(r'(`[^`]*`)',l[k:])
        new=''.join(p if p.startswith('`') else fix(p) for p in parts)
        if new!=l[k:]: L[i]=l[:k]+new; ch=True; n+=1
    if ch: open(f,'w').write('\n'.join(L))
print(n)
